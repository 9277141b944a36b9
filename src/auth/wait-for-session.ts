import { readSessionHint } from './session-hint.ts'
import { session } from './session-status.ts'

/** How long the browser may take to leave for the sign-in page, in milliseconds (specification section 9). */
const patience = 60_000
/** An answer of so long ago is believed, in milliseconds: a page is checked more than once while it begins. */
const justNow = 5000

/**
 * Sends the browser to another document. The promise stays pending until the page is left, so that nothing of what was asked
 * for is shown meanwhile; it rejects when the browser has not left in time.
 */
export function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser has not left for the sign-in page.')), patience)
    addEventListener('pagehide', () => clearTimeout(timer), { once: true })
    // The browser's back/forward cache would bring back a page that still waits, so that page is reloaded.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  })
}

/**
 * In the browser: goes on for those who are signed in; all others are sent to the sign-in page. While the server cannot tell,
 * it goes on as well: the page is loaded as a new document, and the server says there that it is unavailable.
 */
export async function waitForSession(signInPage: string): Promise<void> {
  const { status } = await session.load(justNow)
  if (status === 'unauthenticated') await leaveFor(signInPage)
}

/** In the browser: tells whether somebody is signed in. Without the hint cookie it answers no, and sends no request. */
export const isSignedIn = async (): Promise<boolean> =>
  readSessionHint(document.cookie) !== undefined && (await session.load(justNow)).status === 'authenticated'
