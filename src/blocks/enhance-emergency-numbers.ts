/** The localStorage key of the country that the reader has chosen: ISO 3166-1 alpha-2, or EU. */
const storageKey = 'country'

/**
 * Stores the country whose number a reader has called from the list of an emergency card. From then on, all cards with such
 * a list show the first number of that country in place of the site's default ones (settled 14).
 */
export function enhanceEmergencyNumbers(): void {
  // A country that could not be stored is shown until another document is loaded.
  let unstored = ''
  const showChosenNumber = () => {
    try {
      showNumbers(unstored || (localStorage.getItem(storageKey) ?? ''))
    } catch {
      // Without storage, the cards keep their default numbers.
    }
  }
  document.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-country] a')?.closest('li') : null
    const country = item?.dataset['country']
    if (country === undefined) return
    unstored = ''
    try {
      localStorage.setItem(storageKey, country)
    } catch {
      unstored = country
    }
    showChosenNumber()
  })
  showChosenNumber()
  // Cards are added when the reader navigates, and by the answers of the chatbot.
  new MutationObserver(showChosenNumber).observe(document, { childList: true, subtree: true })
}

/**
 * Shows the number of a country on all cards, and removes another country's. Each place is marked with the country that it
 * shows: hydration reads the HTML of a card from the document, so a page that is shown again may contain the number of a
 * country that the reader has since changed or deleted.
 *
 * @param country '' for none, so that the cards show their default numbers
 */
function showNumbers(country: string): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-own-number]')) {
    if ((slot.dataset['shown'] ?? '') === country) continue
    slot.dataset['shown'] = country
    slot.replaceChildren()
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
