import { browserCookies } from '#lib/browser-cookies.ts'

/**
 * The name of the cookie that tells scripts, without a request, whether a session is likely. The HTML of pages cannot say
 * so, because it is cached and the same for everybody. The cookie does not identify anybody and does not grant any rights.
 * `client.tsx` searches for the name as well. The value is `renewed` if the session began at a provider, whose token the
 * browser has to renew.
 */
export const sessionHint = 'signed-in'

export const readSessionHint = (cookies: string): string | undefined =>
  browserCookies(cookies).get(sessionHint) || undefined
