import type { AnyRouter } from '@tanstack/react-router'
import { mayPreload } from '#document/client-navigation.ts'
import { parseLinkAddress } from '#ui/link-address.ts'
import { fetchPayload } from './payload.ts'

/** How many pages are fetched ahead at most in the life of a document: readers pay for what they do not read. */
const mostPages = 8

/**
 * Pages that can be had as one file are fetched, one after the other, when a link to them is in view and the browser has
 * nothing else to do (settled 5). `prefix` stands before the site's own paths.
 */
export function fetchVisiblePages(router: AnyRouter, prefix: string): void {
  // Safari does not say when it is idle.
  if (!mayPreload() || !('requestIdleCallback' in globalThis)) return
  const known = new Set<string>()
  const waiting: string[] = []
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement
      if (!isIntersecting) continue
      seen.unobserve(link)
      const path = link.pathname.slice(prefix.length) || '/'
      // A part of a list costs the server a page of its own, and a file is no page.
      if (link.search !== '' || parseLinkAddress(path).reloadDocument) continue
      if (known.has(path) || known.size >= mostPages) continue
      known.add(path)
      if (waiting.push(path) === 1) requestIdleCallback(fetchNext)
    }
  })
  const fetchNext = () => {
    const path = waiting[0]
    if (path === undefined) return
    void Promise.resolve(fetchPayload(path, '', { priority: 'low' }))
      // Its body is read, so that the browser keeps it.
      .then((response) => response?.text())
      .catch(() => {})
      .then(() => {
        waiting.shift()
        requestIdleCallback(fetchNext)
      })
  }
  const look = () => {
    // A link in a drawing has no path of its own; what it leads to stands in a list, too.
    for (const link of document.querySelectorAll(`main a[href^="${prefix}/"]:not([target], svg a)`)) seen.observe(link)
  }
  look()
  router.subscribe('onRendered', look)
}
