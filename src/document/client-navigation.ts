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
 * or within learning modules, which are read like a book. The first page has no transition.
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

/** Whether pages may be preloaded. They are not on slow connections and for readers who save data. */
export function canPreload(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const staticDataOf = (router: AnyRouter, location: ParsedLocation) =>
  Object.assign({}, ...router.matchRoutes(location).map(({ staticData }) => staticData))

/**
 * Tracks whether navigations go back or forward in the history. Links within a page are left to the browser, which also
 * moves the focus and `:target`. The history entry that the browser adds lacks the router's state and would be mistaken for
 * going back or forward, so it is replaced with one of the router.
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
 * Creates the rule that determines whether the router scrolls after a navigation: to the saved position on back and forward,
 * otherwise to the hash or the top.
 */
function scrollRule(router: AnyRouter, isTraversal: () => boolean) {
  let shownLocation: ParsedLocation | undefined
  return ({ location }: { location: ParsedLocation }): boolean => {
    const from = shownLocation
    shownLocation = location
    // Without `from` the client has just hydrated the page, which is not a navigation. In two cases the browser scrolls by
    // itself: for an entry without state, which is older than the client, and for a repeated link within the page, which the
    // history reports like going back to the same entry.
    const isMoved =
      from !== undefined &&
      (isTraversal() ? history.state !== null && from.href !== location.href : movesPage(router, from, location))
    // The router only saves positions that have changed since the page was shown. The event makes it save the current one.
    if (!isMoved) document.dispatchEvent(new Event('scroll'))
    return isMoved
  }
}

/**
 * Whether the router scrolls the page after a link. It does not for a route that keeps the position, nor if only the query
 * changes. Two cases are scrolled here, because the router does nothing: a new page without the target of the hash starts at
 * the top, and a repeated link within the page scrolls to its target again.
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
