/** The number of presses of Shift with which a reader leaves, and how long after one the next has to follow, in ms. */
const pressesToLeave = 3
const maxPauseMs = 5000

/** The time that screen readers need to notice an empty status before its text is announced, in milliseconds. */
const announcementDelayMs = 100

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
 * Leaves the website when Shift is pressed three times, as the component “Exit this page” of GOV.UK does: each press is shown
 * and announced, and they count only if no other key was pressed meanwhile and each follows within five seconds. It belongs
 * to the script of every page, because nobody can wait for the client.
 */
export function bindExitShortcut(): void {
  const status = document.createElement('p')
  status.role = 'status'
  status.dataset['exitStatus'] = ''
  let presses = 0
  let timer: ReturnType<typeof setTimeout>
  // The release of Shift ends both a press of Shift alone and a combination, in which another key was released before it.
  let isCombination = false
  addEventListener('keyup', ({ key, shiftKey }) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-press=exit]')
    // A reader may have hidden the link (`display.css`).
    if (!link?.offsetParent) return
    const say = (words = '') => setTimeout(() => (status.textContent = words), announcementDelayMs)
    clearTimeout(timer)
    presses = key === 'Shift' && !isCombination ? presses + 1 : 0
    isCombination = shiftKey
    if (presses === pressesToLeave) return leave(link)
    if (presses > 0) {
      document.body.append(status)
      timer = setTimeout(() => {
        presses = 0
        say(link.dataset['expired'])
      }, maxPauseMs)
    }
    say(link.dataset[`left-${pressesToLeave - presses}`])
  })
}
