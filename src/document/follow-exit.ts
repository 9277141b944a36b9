/** The number of presses of Shift with which a reader leaves, and how long after one the next has to follow, in ms. */
const pressesToLeave = 3
const maxPauseMs = 5000

const exitLink = () => document.querySelector<HTMLAnchorElement>('[data-press=exit]')

/**
 * Leaves the website for the target of the link: hides the page at once, since the other website takes a moment, and replaces
 * it in the history, so that going back does not show it.
 */
export function leave(link: HTMLAnchorElement): void {
  document.documentElement.hidden = true
  document.title = link.hostname
  location.replace(link.href)
}

/**
 * Leaves the website when Shift is pressed three times, as the component “Exit this page” of GOV.UK does: each press is
 * announced, and they count only if no other key was pressed meanwhile and each follows within five seconds. It belongs to
 * the script of every page, because nobody can wait for the client.
 */
export function followExit(): void {
  let presses = 0
  let timer: ReturnType<typeof setTimeout>
  // The release of Shift ends both a press of Shift alone and a combination, in which another key was released before it.
  let isCombination = false
  addEventListener('keyup', ({ key, shiftKey }) => {
    const link = exitLink()
    const status = link?.nextElementSibling
    // A reader may have hidden the link (`display.css`).
    if (!link?.offsetParent || !(status instanceof HTMLElement)) return
    clearTimeout(timer)
    presses = key === 'Shift' && !isCombination ? presses + 1 : 0
    isCombination = shiftKey
    status.textContent = status.dataset[`left-${pressesToLeave - presses}`] ?? ''
    if (presses === pressesToLeave) leave(link)
    else if (presses > 0)
      timer = setTimeout(() => {
        presses = 0
        status.textContent = status.dataset['expired'] ?? ''
      }, maxPauseMs)
  })
}
