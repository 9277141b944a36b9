import { isSameProgress, mergeProgress, parseProgress, serializeProgress, type Progress } from './progress.ts'
import type { ProgressStore } from './progress-store.ts'

/** How long changes are collected before they are sent, in milliseconds. */
const pause = 1500
/** Browsers finish a request of a page that is gone when it is no longer than 64 kB; characters here may take three bytes. */
const maxKeepaliveLength = 20_000

/**
 * Keeps the progress in this browser and in the account of a signed-in reader the same: at once, after each change, and when
 * the reader comes back to the page or the network to the browser. Both sides merge, so nothing is lost when a request
 * fails: what was not sent is sent with the next change or return.
 *
 * @param address of the module's progress (`/api/progress?site=…&module=…`)
 * @returns a function that stops it, for when the reader leaves the module
 */
export function syncProgress(store: ProgressStore, address: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  /** The progress that the account has taken or refused: it is not sent again as long as it does not change. */
  let answered: Progress | undefined
  /** The client sends nothing before this time, in milliseconds since 1970: the account has had too many requests. */
  let waitUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  async function exchange() {
    const sent = store.get()
    const body = serializeProgress(sent)
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // Lets the request outlive the page, so that the last step is not lost when the reader leaves.
        keepalive: body.length < maxKeepaliveLength,
        signal,
      })
      if (response.ok) take(sent, parseProgress(await response.text()))
      else refuse(sent, response)
    } catch {
      // The network is away, or the reader has left. The progress is in the browser.
    }
  }

  function take(sent: Progress, theirs: Progress | undefined) {
    if (!theirs || signal.aborted) return
    answered = mergeProgress(sent, theirs)
    store.setInAccount(true)
    store.change((own) => mergeProgress(own, theirs))
    store.moveToAccount(theirs)
    // Progress may have been recorded meanwhile.
    sendLater()
  }

  /** The progress stays in the browser. It is sent again after a while, or once it has changed or its reader comes back. */
  function refuse(sent: Progress, { status, headers }: Response) {
    // Signed out elsewhere.
    if (status === 401) {
      store.forgetAccount()
      ending.abort()
    } else if (status === 429) {
      waitUntil = Date.now() + 1000 * (Number(headers.get('retry-after')) || 60)
      sendLater()
    } else if (status < 500) {
      answered = sent
      store.setInAccount(false)
    }
  }

  /** Whether there is something that the account has not answered yet. */
  const isPending = () => !(answered && isSameProgress(answered, store.get()))

  /** One at a time: an answer that comes late would be about an older progress. */
  function send() {
    clearTimeout(timer)
    if (signal.aborted || running) return
    if (Date.now() < waitUntil) return sendLater()
    running = exchange().finally(() => {
      running = undefined
    })
  }

  function sendLater() {
    clearTimeout(timer)
    if (!signal.aborted && isPending()) timer = setTimeout(send, Math.max(pause, waitUntil - Date.now()))
  }

  const unsubscribe = store.subscribe(sendLater)
  addEventListener('online', send, { signal })
  document.addEventListener('visibilitychange', send, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    unsubscribe()
    store.setInAccount(false)
  })
  send()
  return () => ending.abort()
}
