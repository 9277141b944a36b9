/** The localStorage key of the country that the reader has chosen: ISO 3166-1 alpha-2, or EU. */
const storageKey = 'country'

/**
 * Stores the country whose number a reader has called from the list of an emergency card. From then on, all cards with such
 * a list show the first number of that country in place of the site's default ones (settled 14).
 */
export function enhanceEmergencyNumbers(): void {
  document.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-country] a')?.closest('li') : null
    const country = item?.dataset['country']
    if (country === undefined) return
    try {
      localStorage.setItem(storageKey, country)
    } catch {
      // Without storage, the number is shown on this page only.
    }
    showNumbers(country, '')
  })
  const showSavedNumber = () => {
    try {
      showNumbers(localStorage.getItem(storageKey), ':empty')
    } catch {
      // Without storage, the cards keep their default numbers.
    }
  }
  showSavedNumber()
  // Cards are added when the reader navigates, and by the answers of the chatbot.
  new MutationObserver(showSavedNumber).observe(document, { childList: true, subtree: true })
}

/** Shows the number of a country on the cards whose slots match `state`, a CSS selector; an empty one matches all. */
function showNumbers(country: string | null, state: '' | ':empty'): void {
  if (country === null) return
  for (const slot of document.querySelectorAll<HTMLElement>(`[data-own-number]${state}`)) {
    const card = slot.closest('section')
    const item = card?.querySelector<HTMLElement>(`[data-country="${CSS.escape(country)}"]`)
    const [number, local] = [item?.querySelector('a'), card?.querySelector('a[data-button]')]
    const button = local?.cloneNode(true)
    if (!(button instanceof HTMLAnchorElement) || !number) continue
    button.href = number.href
    const label = button.querySelector('bdi')
    if (label) label.textContent = item?.dataset['label'] ?? number.textContent
    slot.replaceChildren(button)
  }
}
