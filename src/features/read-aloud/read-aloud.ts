import { fetchPlainMessages } from '#i18n/fetch-plain-messages.ts'
import { prependNotice } from '#lib/prepend-notice.ts'
import { reserveBottomSpace } from '#lib/reserve-bottom-space.ts'
import { findSentences } from './find-sentences.ts'
import { markSentence, showSentence } from './mark-sentence.ts'
import { createReadingBar } from './reading-bar.ts'
import { SpeechReader } from './speech-reader.ts'

/** Ends the current reading, if there is one. */
let stopReading = () => {}

/**
 * Reads the article around a button aloud (the whole `main` element if there is none), and shows a bar at the bottom of the
 * window to control the reading. The reading ends at the end of the text, with the stop button or Escape, after an error of
 * the speech synthesis, and when the reader goes to another page. Rejects if the messages of the bar cannot be fetched.
 *
 * @param button the clicked element `<read-aloud voice="…">`; if it has the attribute `only`, only text in the language of
 * `voice` is read
 */
export async function readAloud(button: HTMLElement, config: { basePath: string; buildId: string }): Promise<void> {
  stopReading()
  const scope = button.closest('article') ?? document.querySelector('main')
  if (!scope) return
  const translate = await fetchPlainMessages(config, 'read-aloud')
  // Another click may have started a reading while the messages were fetched.
  stopReading()
  const only = button.hasAttribute('only') ? button.getAttribute('voice')?.slice(0, 2) : undefined
  const reader = new SpeechReader(findSentences(scope, only), speechSynthesis, (status, sentence) => {
    markSentence(status === 'stopped' ? undefined : sentence)
    show(status)
    if (status === 'stopped') end()
    else if (sentence) showSentence(sentence, bar)
  })
  const { bar, show, focus } = createReadingBar(translate, {
    pauseOrResume: () => (reader.status === 'paused' ? reader.read() : reader.pause()),
    move: (by) => reader.move(by),
    stop: () => reader.stop(),
    setRate: (rate) => reader.setRate(rate),
  })
  const { pathname } = location
  const leave = () => reader.stop()
  // After a client-side navigation, the document is the same, and the element of the article may be the same too.
  const observer = new MutationObserver(() => (scope.isConnected && location.pathname === pathname) || leave())

  function end() {
    stopReading = () => {}
    observer.disconnect()
    removeEventListener('pagehide', leave)
    const hadFocus = bar.contains(document.activeElement)
    bar.remove()
    if (hadFocus) button.querySelector('button')?.focus({ preventScroll: true })
  }

  stopReading = leave
  addEventListener('pagehide', leave)
  prependNotice(bar)
  reserveBottomSpace(bar)
  focus()
  observer.observe(document.body, { childList: true, subtree: true })
  reader.read()
}
