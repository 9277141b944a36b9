import type { AnyRouter } from '@tanstack/react-router'
import { isPlainClick } from '#lib/is-plain-click.ts'
import { parseLinkAddress } from '#ui/link-address.ts'
import { canPreload } from './client-navigation.ts'

/**
 * Makes links in the content, which are plain HTML, navigate in the client. From now on, a plain click on a link to a page
 * of this site does not load a new document, and the page is preloaded when its link is hovered, focused or touched.
 *
 * @param prefix the prefix of the site's own paths in the document
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
