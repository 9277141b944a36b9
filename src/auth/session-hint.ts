import { browserCookies } from '#lib/browser-cookies.ts'

/**
 * The cookie by which the browser knows that a session is likely, without asking: pages are stored and the same for
 * everybody. It names nobody and opens nothing. `client.tsx` looks for it, too. `renewed` when a provider's token is to be
 * renewed as well.
 */
export const sessionHint = 'signed-in'

export const readSessionHint = (cookies: string): string | undefined =>
  browserCookies(cookies).get(sessionHint) || undefined
