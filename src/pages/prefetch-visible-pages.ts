import type { AnyRouter } from '@tanstack/react-router'
import { canPreload } from '#document/client-navigation.ts'
import { parseLinkAddress } from '#ui/link-address.ts'
import { fetchPayload } from './payload.ts'

/**
 * The maximum number of pages that are preloaded per document. It is limited because readers may pay for data that they do
 * not use.
 */
const maxPages = 8

/**
 * Preloads pages that have a payload (settled 5), one after another, when a link to them is visible and the browser is idle.
 *
 * @param prefix the base path and the prefix of the site, with which its own paths begin in the document
 */
export function prefetchVisiblePages(router: AnyRouter, prefix: string): void {
  // In browsers without `requestIdleCallback`, such as older versions of Safari, no page is preloaded.
  if (!canPreload() || !('requestIdleCallback' in globalThis)) return
  const seenPaths = new Set<string>()
  /** Settles when all pages so far have been preloaded. */
  let preloaded: Promise<unknown> = Promise.resolve()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement
      if (!isIntersecting) continue
      observer.unobserve(link)
      const path = link.pathname.slice(prefix.length) || '/'
      // Links with a query and links to files are skipped: pages of lists are rendered separately for each query, and a file
      // is not a page.
      if (link.search !== '' || parseLinkAddress(path).reloadDocument) continue
      if (seenPaths.has(path) || seenPaths.size >= maxPages) continue
      seenPaths.add(path)
      preloaded = preloaded
        .then(() => new Promise((resolve) => requestIdleCallback(resolve)))
        .then(() => fetchPayload(path, '', { priority: 'low' }))
        // The body is read, so that the browser caches the response.
        .then((response) => response?.text())
        .catch(() => {})
    }
  })
  const observeLinks = () => {
    // A link in an SVG has no `pathname`; a list beside the drawing links to the same pages.
    for (const link of document.querySelectorAll(`main a[href^="${prefix}/"]:not([target], svg a)`))
      observer.observe(link)
  }
  observeLinks()
  router.subscribe('onRendered', observeLinks)
}
