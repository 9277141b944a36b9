import { leave } from './bind-exit-shortcut.ts'

/** The result of copying a link; `data-` attributes of the status beside the button hold the words for each. */
type CopyResult = 'copied' | 'refused'

/**
 * Carries out the presses on `[data-press]`, which leaves the website, prints the page, copies its link or adds it to the
 * visit pack. These actions belong to the script of every page, because on a slow phone the client would start only after
 * several seconds.
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
    // A link first becomes the target of the page's address, on which it depends what is printed.
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
