import { type AddressInfo, createServer } from 'node:net'

/** Returns a TCP port that is free at the moment; another process may take it before the caller does. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
