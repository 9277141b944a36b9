import { hasTranslatorsDeskCookie, translatorsDeskCookie } from '#lib/translators-desk-cookie.ts'
import { createButton, createElement } from './create-element.ts'
import { deskStyles } from './desk-styles.ts'

/**
 * In development, adds to the page the button that opens or closes the translator's desk and, if the desk is open, its
 * panel. The element that contains them is a sibling of the body, so that React does not come across it during hydration.
 */
export async function openDesk(): Promise<void> {
  const isOpen = hasTranslatorsDeskCookie(document.cookie)
  const host = createElement('div', { id: 'translators-desk', lang: 'en', dir: 'ltr' })
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(deskStyles)
  root.adoptedStyleSheets = [styles]
  const button = createButton(isOpen ? 'Hide the messages' : 'Show the messages', () => {
    document.cookie = translatorsDeskCookie(!isOpen)
    location.reload()
  })
  document.documentElement.append(host)
  if (!isOpen) {
    button.className = 'switch'
    root.append(button)
    return
  }
  const { addDeskPanel } = await import('./desk-panel.ts')
  addDeskPanel(root, button)
}
