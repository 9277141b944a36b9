import { notFound, type AnyRouter, type ParsedLocation } from '@tanstack/react-router'

/** A route that is about to be shown, as far as its validation sees it. */
export type RouteToCheck = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: Readonly<Record<string, unknown>>
}

/** Anything but `true` means that there is no such page (specification section 5). */
export type RouteValidation = (route: RouteToCheck) => unknown

type Match = RouteToCheck & { readonly staticData?: { readonly validate?: RouteValidation } }

/** What the error of a route carries that did not pass its validation (specification section 8). */
export type InvalidRoute = {
  readonly fatal: true
  readonly statusCode: 404
  readonly statusMessage: `Page Not Found: ${string}`
  readonly data: { readonly path: string }
}

/** Throws the error of section 8, as the router's not-found error, when one of the routes does not pass its validation. */
export async function validateRoutes(matches: readonly Match[], fullPath: string): Promise<void> {
  for (const { staticData, params, search } of matches) {
    if (!staticData?.validate || (await staticData.validate({ params, search })) === true) continue
    const data: InvalidRoute = {
      fatal: true,
      statusCode: 404,
      statusMessage: `Page Not Found: ${fullPath}`,
      data: { path: fullPath },
    }
    throw notFound({ data })
  }
}

const isInvalid = (error: unknown): boolean =>
  (error as { data?: Partial<InvalidRoute> } | undefined)?.data?.fatal === true

/**
 * In the browser, the history entry of a route that did not pass goes back to the previous path (settled 4), while the
 * not-found page is shown. The router is not told: it would go there.
 */
export function leaveInvalidRoutes(router: AnyRouter): void {
  let previous: ParsedLocation = router.state.location
  router.subscribe('onResolved', ({ toLocation }) => {
    if (!router.state.matches.some(({ error }) => isInvalid(error))) previous = toLocation
    else History.prototype.replaceState.call(history, toLocation.state, '', previous.publicHref)
  })
}
