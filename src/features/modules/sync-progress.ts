import { parseRetryAfter } from '#lib/retry-after.ts'
import { isSameProgress, mergeProgress, parseProgress, serializeProgress, type Progress } from './progress.ts'
import type { ProgressStore } from './progress-store.ts'

/** The time after the last change before the progress is sent, in milliseconds. */
const sendDelayMs = 1500
/** The maximum length of a `keepalive` request, in characters of up to three bytes each. Browsers allow 64 kB. */
const maxKeepaliveLength = 20_000

/**
 * Synchronizes the progress in this browser with the account of a signed-in reader: at once, after each change, when the
 * page is hidden or shown again, and when the browser is online again. Both sides merge, so a failed request loses nothing:
 * its changes are sent with the next one. A sign-out, also in another tab, ends the synchronization.
 *
 * @param address the URL of the module's progress (`/api/progress?site=…&module=…`)
 * @returns a function that stops the synchronization after a last request for unsent changes, to be called when the reader
 * leaves the module
 */
export function syncProgress(store: ProgressStore, address: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  /**
   * The progress that the account has last accepted, or refused other than with 401, 429 or a server error. Without a
   * change, no timer sends it again.
   */
  let acknowledged: Progress | undefined
  /** The time before which nothing is sent after 429 or a server error, in milliseconds since 1970. */
  let waitUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The progress that has been sent and whose response is awaited. Other responses are ignored. */
  let underway: Progress | undefined

  async function exchange() {
    const sent = (underway = store.get())
    const body = serializeProgress(sent)
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // With `keepalive` the request outlives the page, so that the last step reaches the account when the reader leaves.
        keepalive: body.length < maxKeepaliveLength,
      })
      const text = await response.text()
      if (underway !== sent) return
      if (response.ok) applyResponse(sent, parseProgress(text))
      else handleRefusal(sent, response)
    } catch {
      // The browser is offline. The progress is saved in the browser.
    }
    if (underway === sent) underway = undefined
  }

  function applyResponse(sent: Progress, accountProgress: Progress | undefined) {
    if (!accountProgress) return
    acknowledged = mergeProgress(sent, accountProgress)
    store.setInAccount(true)
    store.change((own) => mergeProgress(own, accountProgress))
    store.moveToAccount(accountProgress)
    // The progress may have changed during the request.
    sendLater()
  }

  /**
   * Handles an error response. After 401, the account's progress is removed from this browser, and the synchronization ends.
   * After 429 or a server error, the progress is sent again once the time in `Retry-After` has passed, by default a minute.
   * After other errors, it is sent again with the next change, or when the page is hidden or shown or the browser is online
   * again.
   */
  function handleRefusal(sent: Progress, { status, headers }: Response) {
    // The session has expired or has been ended, for example by signing out on another device.
    if (status === 401) store.forgetAccount()
    else if (status === 429 || status >= 500) {
      waitUntil = Date.now() + 1000 * (parseRetryAfter(headers) || 60)
      sendLater()
    } else {
      acknowledged = sent
      store.setInAccount(false)
    }
  }

  /** Whether the progress differs from `known`, by default from `acknowledged`, so that it has to be sent. */
  const isPending = (known = acknowledged) => !(known && isSameProgress(known, store.get()))

  /** Sends one request at a time, because a late response would be about older progress. */
  function send() {
    clearTimeout(timer)
    if (signal.aborted || underway) return
    if (Date.now() < waitUntil) return sendLater()
    void exchange()
  }

  function sendLater() {
    clearTimeout(timer)
    if (!signal.aborted && isPending()) timer = setTimeout(send, Math.max(sendDelayMs, waitUntil - Date.now()))
  }

  store.enterAccount()
  const unsubscribe = store.subscribe(() => (store.isOfAccount() ? sendLater() : ending.abort()))
  addEventListener('online', send, { signal })
  // In a page that is restored from the back/forward cache, `pageshow` follows `visibilitychange`, and only then does the
  // store have the progress of the reader who is signed in now. An outstanding response may be about another reader.
  document.addEventListener('visibilitychange', () => (document.hidden ? send() : setTimeout(send)), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && (underway = undefined), { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    underway = undefined
    unsubscribe()
    store.setInAccount(false)
  })
  send()
  return () => {
    // The last steps are sent without delay, because the reader may sign out before opening the module again.
    if (!signal.aborted && isPending(underway ?? acknowledged)) void exchange()
    ending.abort()
  }
}
