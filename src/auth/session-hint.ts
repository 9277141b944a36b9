import { browserCookies } from '#lib/browser-cookies.ts'

/**
 * The name of the cookie that tells scripts whether a session is likely, without a request: pages are cached and the same
 * for everybody. It identifies nobody and grants nothing. `client.tsx` checks for it, too. Its value is `renewed` when a
 * provider's token must be renewed as well.
 */
export const sessionHint = 'signed-in'

export const readSessionHint = (cookies: string): string | undefined =>
  browserCookies(cookies).get(sessionHint) || undefined
