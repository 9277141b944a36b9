import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { reportBrowserError } from '#telemetry/browser-failure.ts'

/** A navigation as the router describes it to its options. */
type LocationChange = {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
  readonly pathChanged: boolean
}

/** The router's options for how the browser goes from page to page (settled 5). */
export const clientNavigation = (router: AnyRouter) => ({
  scrollRestoration: scrollRule(router),
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
 * Whether the router moves the page once it is shown: to where the reader was on back and forward, else to the hash, else
 * to the top. It stays where it is when only the query has changed, and between routes that keep it.
 */
function scrollRule(router: AnyRouter) {
  let shown: ParsedLocation | undefined
  return ({ location }: { location: ParsedLocation }): boolean => {
    const from = shown
    shown = location
    // The client has taken the page over: that is no navigation.
    if (!from) return false
    if (from.pathname !== location.pathname)
      return ![from, location].every((one) => staticDataOf(router, one).keepsScroll)
    // For the router the same link once more leads to where the reader is.
    if (from.href === location.href) document.getElementById(location.hash)?.scrollIntoView()
    return from.hash !== location.hash
  }
}
