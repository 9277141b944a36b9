import { leave } from './bind-exit-shortcut.ts'

/** The results of copying a link. The status beside the button has the text for each in a `data-` attribute. */
type CopyResult = 'copied' | 'refused'

/**
 * Handles clicks on elements with `data-press`, which leave the website, print the page, copy its link or add it to the
 * visit pack. These actions are part of the script of every page, because on a slow phone the client takes several seconds
 * to start.
 */
export function bindPageActions(addToPack: (pressed: HTMLElement) => void): void {
  addEventListener('click', (event) => {
    const { target } = event
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]')
    if (!pressed) return
    const { press } = pressed.dataset
    if (press === 'exit' && pressed instanceof HTMLAnchorElement) {
      event.preventDefault()
      return leave(pressed)
    }
    // Printing is delayed until the link has changed the hash of the URL, because the style sheet prints only the element
    // that is then the `:target`.
    if (press === 'print') setTimeout(() => print())
    else if (press === 'pack') addToPack(pressed)
    else void copyLink().then((result) => showResult(pressed, result))
  })
}

async function copyLink(): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(location.origin + location.pathname)
    return 'copied'
  } catch {
    return 'refused'
  }
}

function showResult({ nextElementSibling: status }: HTMLElement, result: CopyResult): void {
  if (status instanceof HTMLElement) status.textContent = status.dataset[result] ?? ''
}
