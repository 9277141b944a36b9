import { readSessionHint } from './session-hint.ts'
import { session } from './session-status.ts'

/** The timeout of the navigation to the sign-in page, in milliseconds (specification section 9). */
const leaveTimeoutMs = 60_000
/**
 * The age up to which a fetched session is reused, in milliseconds: loading a page checks the session more than once. The
 * maximum age of a sign-in that replaces a password is a different limit (`reauthenticate.server.ts`).
 */
const maxSessionAgeMs = 5000

/**
 * Sends the browser to another document. The promise stays pending until the page is left, so that the requested page is not
 * shown in the meantime; it rejects when the browser has not left in time.
 */
export function navigateAway(address: string): Promise<never> {
  location.assign(address)
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser has not left for the sign-in page.')), leaveTimeoutMs)
    addEventListener('pagehide', () => clearTimeout(timer), { once: true })
    // The back/forward cache would restore a page that is still pending, so that page is reloaded.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  })
}

/**
 * Navigates to the sign-in page if the reader is not signed in, and resolves otherwise; for the browser only. While the
 * server is unavailable it resolves as well: the page is loaded as a new document, on which the server shows the error.
 */
export async function waitForSession(signInPage: string): Promise<void> {
  const { status } = await session.load(maxSessionAgeMs)
  if (status === 'unauthenticated') await navigateAway(signInPage)
}

/** Whether the reader is signed in; for the browser only. Without the hint cookie, it is false and nothing is requested. */
export const isSignedIn = async (): Promise<boolean> =>
  readSessionHint(document.cookie) !== undefined && (await session.load(maxSessionAgeMs)).status === 'authenticated'
