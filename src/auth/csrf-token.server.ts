import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// The double-submit cookie pattern, as in NextAuth: the cookie contains the token and its signature, the form the token.
// Another website can make the browser send the cookie, but does not know the token.

const signatureOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`csrf:${token}`).digest('base64url')

function isSame(one: string, other: string): boolean {
  // A string with as many characters may have more bytes, with which `timingSafeEqual` would throw.
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes)
}

/** Parses a CSRF cookie into its token; undefined when the cookie is missing or its signature is not valid. */
export function readCsrfCookie(cookie: string | null | undefined, secret: string): string | undefined {
  const [token, signature, more] = (cookie ?? '').split('.')
  if (!token || !signature || more !== undefined) return undefined
  return isSame(signature, signatureOf(token, secret)) ? token : undefined
}

/** Creates a token and the value of its cookie. */
export function createCsrfToken(secret: string): { readonly token: string; readonly cookie: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, cookie: `${token}.${signatureOf(token, secret)}` }
}

/** Whether the submitted token is that of the CSRF cookie, and the cookie's signature is valid. */
export function isCsrfToken(sent: unknown, cookie: string | null | undefined, secret: string): boolean {
  const token = readCsrfCookie(cookie, secret)
  return typeof sent === 'string' && token !== undefined && isSame(sent, token)
}
