import { createServer } from 'node:net'

/** Operating systems give ports from this number on to connections and to servers that ask for any port. */
const firstEphemeralPort = 32_768
const firstPort = 10_000
/** The next port to try. Each process begins at another one. */
let next = process.pid * 97

/**
 * Returns a TCP port that is free at the moment. It is none of the ports that the operating system gives away, because the
 * caller's server may take seconds to listen.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + (next++ % (firstEphemeralPort - firstPort))
    if (await canListen(port)) return port
  }
}

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
