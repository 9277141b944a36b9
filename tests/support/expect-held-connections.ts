import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { residentBytes } from './resident-bytes.ts'
import { sendRequest } from './send-load.ts'
import { startSite } from './server.ts'

/** The maximum memory of a connection, in bytes, and that of everything else that happens during the test. */
const maxBytesPerConnection = 32_768
const maxOtherBytes = 134_217_728

/** Returns how many files and connections this process may have open. Node raises this limit to the hard one at start. */
export const maxOpenFiles = (): number =>
  Number(
    /^Max open files\s+\S+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.POSITIVE_INFINITY,
  )

/** A connection that the test keeps open, with what it has received. */
type Held = {
  readonly socket: Socket
  readonly received: () => string
  /** Resolves when the first bytes of a response arrive. */
  readonly answered: Promise<void>
  readonly closed: Promise<void>
}

/**
 * Opens connections that stay idle after a first request, and others that send the head of a request byte by byte. Expects
 * that the site still responds to ordinary requests, that its memory stays bounded, that it refuses the slow requests with
 * 408, that it keeps the idle connections, and that it stops with exit code 0.
 */
export async function expectHeldConnections({ idle, slow }: { idle: number; slow: number }): Promise<void> {
  const site = await startSite({ LOG_LEVEL: 'error', KEEP_ALIVE_TIMEOUT_MS: '3600000' })
  const answers = async () => {
    for (const path of ['/', '/healthz', '/search?q=kidney'])
      expect([path, (await sendRequest(site.port, { path })).status]).toEqual([path, 200])
  }
  await answers()
  const bytesBefore = residentBytes(site)

  const idleConnections = await openConnections(site.port, idle, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await Promise.all(idleConnections.map(({ answered }) => answered))
  const slowConnections = await openConnections(site.port, slow, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')

  let bytes = 0
  do {
    for (const { socket } of slowConnections) if (socket.writable) socket.write('x')
    bytes = Math.max(bytes, residentBytes(site))
    await answers()
    await wait(1000)
  } while (slowConnections.some(({ socket }) => !socket.closed))
  // A byte that reaches the server after its response resets the connection, and the response may be lost.
  for (const { received } of slowConnections) expect(received()).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
  expect(slowConnections.some(({ received }) => received() !== '')).toBe(true)
  expect(idleConnections.filter(({ socket }) => socket.readableEnded || socket.destroyed)).toEqual([])
  process.stdout.write(`${Math.round((bytes - bytesBefore) / 1_048_576)} MB for ${idle + slow} connections\n`)
  expect(bytes - bytesBefore).toBeLessThan(maxOtherBytes + (idle + slow) * maxBytesPerConnection)
  expect(await site.stop()).toBe(0)
  await Promise.all(idleConnections.map(({ closed }) => closed))
}

/** Opens connections in batches that fit into the listen backlog of the server, and sends the same bytes on each. */
async function openConnections(port: number, count: number, bytes: string): Promise<readonly Held[]> {
  const connections: Held[] = []
  while (connections.length < count) {
    const batch = Array.from({ length: Math.min(200, count - connections.length) }, () => openConnection(port, bytes))
    connections.push(...(await Promise.all(batch)))
  }
  return connections
}

function openConnection(port: number, bytes: string): Promise<Held> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1')
    const answered = new Promise<void>((done) => socket.once('data', () => done()))
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    socket.on('data', (part) => (received += part.toString()))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.write(bytes)
      resolve({ socket, received: () => received, answered, closed })
    })
  })
}
