import type { AnyRouter } from '@tanstack/react-router'
import { isPlainClick } from '#lib/is-plain-click.ts'
import { parseLinkAddress } from '#ui/link-address.ts'
import { mayPreload } from './client-navigation.ts'

/**
 * Links in the content's texts are plain HTML. From now on a plain click on one that leads to a page of this site goes
 * there without a new document, and its page is fetched when the pointer or the focus comes to it. `prefix` stands before
 * the site's own paths.
 */
export function followContentLinks(router: AnyRouter, prefix: string): void {
  const addressOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-rich-text] a') : null
    if (!link || link.target !== '' || link.origin !== location.origin || !link.pathname.startsWith(`${prefix}/`))
      return
    // A place on the same page is the browser's own affair, and so is a file.
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
      const address = mayPreload() && addressOf(event)
      if (address) void router.preloadRoute(address).catch(() => {})
    })
  }
}
