import { createHmac } from 'node:crypto'

/** Returns the headers and the body of a purge that is signed with the secret at a time, in seconds since 1970. */
export function signPurge(secret: string, order: unknown, at: number = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify(order)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-timestamp': String(at), 'x-signature': signature }
  return { headers, body }
}
