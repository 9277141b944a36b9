import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { reportBrowserError } from '#telemetry/browser-failure.ts'

/** A navigation as the router passes it to its options. */
type LocationChange = {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
  readonly pathChanged: boolean
}

/**
 * Returns the router's options for navigation in the browser (settled 5).
 *
 * @param isTraversal whether the last navigation went back or forward
 */
export const clientNavigation = (router: AnyRouter, isTraversal: () => boolean) => ({
  scrollRestoration: scrollRule(router, isTraversal),
  defaultPreload: canPreload() && ('intent' as const),
  defaultViewTransition: transitionRule(router),
  defaultOnCatch: (error: unknown) => reportBrowserError(error),
})

/**
 * Creates the rule for view transitions: between two pages, but not for readers who prefer reduced motion, and not to, from
 * or within modules, which are read like a book. The first page has no transition.
 */
const transitionRule = (router: AnyRouter) => ({
  types: ({ fromLocation, toLocation, pathChanged }: LocationChange): [] | false =>
    fromLocation !== undefined &&
    pathChanged &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    [fromLocation, toLocation].every((location) => staticDataOf(router, location).layout === undefined)
      ? []
      : false,
})

/** Whether pages may be preloaded: not on slow connections, nor for readers who save data. */
export function canPreload(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const staticDataOf = (router: AnyRouter, location: ParsedLocation) =>
  Object.assign({}, ...router.matchRoutes(location).map(({ staticData }) => staticData))

/**
 * Tracks the direction of navigations in the history. The browser itself follows links within a page, so that it moves the
 * focus and `:target` too. The history entry that it adds lacks the router's state and would count as going back or forward,
 * so the entry is replaced with one of the router.
 *
 * @returns a function that tells whether the last navigation went back or forward
 */
export function trackTraversals(routerHistory: RouterHistory): () => boolean {
  let isTraversal = false
  routerHistory.subscribe(({ action, location }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
    if (isTraversal && history.state === null && location.hash !== '') routerHistory.replace(location.href)
  })
  return () => isTraversal
}

/**
 * Creates the rule that tells the router whether to scroll after a navigation: to the saved position on back and forward,
 * else to the hash or the top.
 */
function scrollRule(router: AnyRouter, isTraversal: () => boolean) {
  let shownLocation: ParsedLocation | undefined
  return ({ location }: { location: ParsedLocation }): boolean => {
    const from = shownLocation
    shownLocation = location
    // Without `from` the client has just hydrated, which is no navigation. Two cases are left to the browser's own
    // scrolling: an entry without state, which is older than the client, and a repeated link within the page, which the
    // history reports like going back to the same entry.
    const isMoved =
      from !== undefined &&
      (isTraversal() ? history.state !== null && from.href !== location.href : movesPage(router, from, location))
    // The router saves only positions that have changed since the page was shown; this makes it save the current one.
    if (!isMoved) document.dispatchEvent(new Event('scroll'))
    return isMoved
  }
}

/**
 * Whether the router scrolls the page after a link: not for a route that keeps the position, nor for a change of the query
 * only. Two cases are scrolled here, because the router does nothing: a new page that lacks the hash's target starts at the
 * top, and a repeated link within the page leads to its target again.
 */
function movesPage(router: AnyRouter, from: ParsedLocation, to: ParsedLocation): boolean {
  const target = document.getElementById(to.hash)
  if (from.pathname !== to.pathname) {
    if (staticDataOf(router, to).keepsScroll) return false
    if (!target) scrollTo(0, 0)
    return true
  }
  // For the router, a repeated link leads to the current location, so it does not scroll.
  if (from.href === to.href) target?.scrollIntoView()
  return from.href !== to.href && (to.hash !== '' || (from.hash !== '' && from.searchStr === to.searchStr))
}
