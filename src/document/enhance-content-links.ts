import type { AnyRouter } from '@tanstack/react-router'
import { isPlainClick } from '#lib/is-plain-click.ts'
import { parseLinkAddress } from '#ui/link-address.ts'
import { canPreload } from './client-navigation.ts'

/**
 * Turns links in the content's texts, which are plain HTML, into client navigations. From now on a plain click on a link to
 * a page of this site navigates without a new document, and the page is preloaded when a pointer, the focus or a touch
 * reaches its link.
 *
 * @param prefix what precedes the site's own paths in the document
 */
export function enhanceContentLinks(router: AnyRouter, prefix: string): void {
  const addressOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-rich-text] a') : null
    if (!link || link.target !== '' || link.origin !== location.origin || !link.pathname.startsWith(`${prefix}/`))
      return
    // The browser handles links within the page and links to files.
    if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return
    const address = parseLinkAddress(link.pathname.slice(prefix.length) + link.search + link.hash)
    return address.reloadDocument ? undefined : address
  }
  document.addEventListener('click', (event) => {
    const address = isPlainClick(event) && !event.defaultPrevented && addressOf(event)
    if (!address) return
    event.preventDefault()
    void router.navigate(address)
  })
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, (event) => {
      const address = canPreload() && addressOf(event)
      if (address) void router.preloadRoute(address).catch(() => {})
    })
  }
}
