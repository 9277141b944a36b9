import { createHmac } from 'node:crypto'

/** Signs a purge and returns its headers and body. `at` is the time of the signature, in seconds since 1970. */
export function signPurge(secret: string, order: unknown, at: number = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify(order)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-timestamp': String(at), 'x-signature': signature }
  return { headers, body }
}
