import { isSameProgress, mergeProgress, readProgress, writeProgress, type Progress } from './progress.ts'
import type { ProgressStore } from './progress-store.ts'

/** How long changes are collected before they are sent, in milliseconds. */
const pause = 1500
/** Browsers finish a request of a page that is gone when it is no longer than 64 kB; characters here may take three bytes. */
const mostKeptAlive = 20_000

/**
 * Keeps the progress in this browser and in the account of a signed-in reader the same: at once, after each change, and when
 * the reader comes back to the page or the network to the browser. Both sides merge, so nothing is lost whatever fails; what
 * could not be sent goes along the next time.
 *
 * @param address of the module's progress (`/api/progress?site=…&module=…`)
 * @returns ends it, when the reader signs out
 */
export function followAccount(store: ProgressStore, address: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  /** What the account holds, as far as it is known. */
  let kept: Progress | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  async function exchange() {
    const body = writeProgress(store.get())
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        // Who leaves the page has not lost the last step.
        keepalive: body.length < mostKeptAlive,
        signal,
      })
      // Signed out elsewhere.
      if (response.status === 401) {
        store.forgetAccount()
        return ending.abort()
      }
      const theirs = response.ok ? readProgress(await response.text()) : undefined
      if (!theirs || signal.aborted) return
      kept = theirs
      store.setInAccount(true)
      store.change((own) => mergeProgress(own, theirs))
      store.moveToAccount(theirs)
      // What was recorded meanwhile.
      sendLater()
    } catch {
      // The network is away, or the reader has left. The progress is in the browser.
    }
  }

  /** One at a time: an answer that comes late would be about an older progress. */
  function send() {
    clearTimeout(timer)
    if (signal.aborted || running) return
    running = exchange().finally(() => {
      running = undefined
    })
  }

  function sendLater() {
    clearTimeout(timer)
    if (!signal.aborted && !(kept && isSameProgress(kept, store.get()))) timer = setTimeout(send, pause)
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
