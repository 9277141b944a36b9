import type { AnyRouter } from '@tanstack/react-router'
import { parseLinkAddress } from '#ui/link-address.ts'

/**
 * Links in the content's texts are plain HTML. From now on a plain click on one that leads to a page of this site goes
 * there without a new document. `prefix` stands before the site's own paths.
 */
export function followContentLinks(router: AnyRouter, prefix: string): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-rich-text] a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.origin !== location.origin) return
    const staysHere = link.pathname === location.pathname && link.search === location.search
    if (staysHere || !link.pathname.startsWith(`${prefix}/`)) return
    event.preventDefault()
    void router.navigate(parseLinkAddress(link.pathname.slice(prefix.length) + link.search + link.hash))
  })
}
