/**
 * The number of times that a reader has to press Shift to leave, and the maximum time between two presses, in milliseconds.
 */
const pressesToLeave = 3
const maxPauseMs = 5000

/** The time that screen readers need to notice an empty status before its text is announced, in milliseconds. */
const announcementDelayMs = 100

/**
 * Leaves the website for the target of the link. The page is hidden at once, because the other website takes a moment to
 * load, and replaced in the history, so that going back does not show it.
 */
export function leave(link: HTMLAnchorElement): void {
  document.documentElement.hidden = true
  document.title = link.hostname
  location.replace(link.href)
}

/**
 * Leaves the website when Shift is pressed three times, like the component “Exit this page” of GOV.UK. Each press is shown
 * and announced. The count starts again when another key is pressed, or when five seconds pass without a press. The function
 * is part of the script of every page, because a reader in danger cannot wait for the client.
 */
export function bindExitShortcut(): void {
  const status = document.createElement('p')
  status.role = 'status'
  status.dataset['exitStatus'] = ''
  let presses = 0
  let timer: ReturnType<typeof setTimeout>
  // The release of Shift after a combination must not be counted as a press. In a combination, the other key is usually
  // released first, while Shift is still down.
  let isCombination = false
  addEventListener('keyup', ({ key, shiftKey }) => {
    const link = document.querySelector<HTMLAnchorElement>('[data-press=exit]')
    // If the reader has hidden the link (`display.css`), the keyboard shortcut is off as well.
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
