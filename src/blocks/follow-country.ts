import type { AnyRouter } from '@tanstack/react-router'

/** The localStorage key of the country that the reader has chosen: ISO 3166-1 alpha-2, or EU. */
const key = 'country'

/**
 * Remembers the country whose number a reader has called from the list of an emergency card, and shows that number on all
 * cards from then on, in place of the site's default ones (settled 14).
 */
export function followCountry(started: Promise<AnyRouter>): void {
  document.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-country] a')?.closest('li') : null
    const country = item?.dataset['country']
    if (country === undefined) return
    try {
      localStorage.setItem(key, country)
    } catch {
      // Without storage, the country is not remembered, but the call must still go through.
    }
    showNumbers(country)
  })
  const showKept = () => {
    try {
      showNumbers(localStorage.getItem(key))
    } catch {
      // Without storage, the cards keep their default numbers.
    }
  }
  showKept()
  void started.then((router) => router.subscribe('onRendered', showKept))
}

function showNumbers(country: string | null): void {
  if (country === null) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-own-number]')) {
    const card = place.closest('section')
    const item = card?.querySelector<HTMLElement>(`[data-country="${CSS.escape(country)}"]`)
    const [number, local] = [item?.querySelector('a'), card?.querySelector('a[data-button]')]
    const button = local?.cloneNode(true)
    if (!(button instanceof HTMLAnchorElement) || !number) continue
    button.href = number.href
    const label = button.querySelector('bdi')
    if (label) label.textContent = item?.dataset['label'] ?? number.textContent
    place.replaceChildren(button)
  }
}
