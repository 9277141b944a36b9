import type { AnyRouter, ParsedLocation, RouterHistory } from '@tanstack/react-router'
import { reportBrowserError } from '#telemetry/browser-failure.ts'

/** A navigation as the router describes it to its options. */
type LocationChange = {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
  readonly pathChanged: boolean
}

/**
 * The router's options for how the browser goes from page to page (settled 5).
 *
 * @param isTraversal tells whether the last navigation went back or forward
 */
export const clientNavigation = (router: AnyRouter, isTraversal: () => boolean) => ({
  scrollRestoration: scrollRule(router, isTraversal),
  defaultPreload: mayPreload() && ('intent' as const),
  defaultViewTransition: transitionRule(router),
  defaultOnCatch: (error: unknown) => reportBrowserError(error),
})

/**
 * From page to page there is a transition, but not for readers who want less motion, and not in modules, which are read like
 * a book. The first page has none before it.
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

/** Pages are not fetched ahead on slow connections, nor for readers who want to save data. */
export function mayPreload(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

const staticDataOf = (router: AnyRouter, location: ParsedLocation) =>
  Object.assign({}, ...router.matchRoutes(location).map(({ staticData }) => staticData))

/**
 * Follows the history. The browser itself follows links within a page, so that it moves the focus and `:target` too, and the
 * router could not recognize the entry that this adds to the history: the router replaces it with an entry of its own.
 *
 * @returns tells whether the last navigation went back or forward
 */
export function followHistory(routerHistory: RouterHistory): () => boolean {
  let isTraversal = false
  routerHistory.subscribe(({ action, location }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
    if (isTraversal && history.state === null && location.hash !== '') routerHistory.replace(location.href)
  })
  return () => isTraversal
}

/** Whether the router moves the page once it is shown: to where the reader was on back and forward, else to the hash or the top. */
function scrollRule(router: AnyRouter, isTraversal: () => boolean) {
  let shown: ParsedLocation | undefined
  return ({ location }: { location: ParsedLocation }): boolean => {
    const from = shown
    shown = location
    // Without `from` the client has taken the page over, which is no navigation. The browser itself moves the page to an entry
    // without state, which is older than the client, and along a link within the page that is followed once more, which the
    // history reports like going back to the same entry.
    const isMoved =
      from !== undefined &&
      (isTraversal() ? history.state !== null && from.href !== location.href : movesPage(router, from, location))
    // The router saves the position only of what has been scrolled since the page was shown.
    if (!isMoved) document.dispatchEvent(new Event('scroll'))
    return isMoved
  }
}

/** Whether a link moves the page: not one to a route that keeps the position, nor one that changes only the query. */
function movesPage(router: AnyRouter, from: ParsedLocation, to: ParsedLocation): boolean {
  const target = document.getElementById(to.hash)
  if (from.pathname !== to.pathname) {
    if (staticDataOf(router, to).keepsScroll) return false
    if (!target) scrollTo(0, 0)
    return true
  }
  // For the router the same link once more leads to where the reader is.
  if (from.href === to.href) target?.scrollIntoView()
  return from.href !== to.href && (to.hash !== '' || (from.hash !== '' && from.searchStr === to.searchStr))
}
