import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// As in NextAuth: the cookie holds the token and its signature, the form holds the token. Another website can send the cookie
// along, but cannot know the token.

const signatureOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`csrf:${token}`).digest('base64url')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The token that a cookie holds; undefined when it is not one of ours. */
export function readCsrfCookie(cookie: string | null | undefined, secret: string): string | undefined {
  const [token, signature, more] = (cookie ?? '').split('.')
  if (!token || !signature || more !== undefined) return undefined
  return isSame(signature, signatureOf(token, secret)) ? token : undefined
}

/** A new token, and the value of its cookie. */
export function makeCsrfToken(secret: string): { readonly token: string; readonly cookie: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, cookie: `${token}.${signatureOf(token, secret)}` }
}

/** Whether a form was sent from a page that was given this token. */
export function isCsrfToken(sent: unknown, cookie: string | null | undefined, secret: string): boolean {
  const token = readCsrfCookie(cookie, secret)
  return typeof sent === 'string' && token !== undefined && isSame(sent, token)
}
