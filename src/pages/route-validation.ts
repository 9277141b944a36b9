import { notFound, type AnyRouter, type ParsedLocation } from '@tanstack/react-router'

/** The part of a route that its validation receives. */
export type RouteToCheck = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: Readonly<Record<string, unknown>>
}

/** A validation of a route. Any result but `true` means not found (specification section 5). */
export type RouteValidation = (route: RouteToCheck) => unknown

/** The data of the error that is thrown when a route fails its validation (specification section 8). */
export type InvalidRoute = {
  readonly fatal: true
  readonly statusCode: 404
  readonly statusMessage: `Page Not Found: ${string}`
  readonly data: { readonly path: string }
}

/**
 * Creates the `beforeLoad` of a route whose params and search params must pass a validation. It throws the router's
 * not-found error with the data that specification section 8 defines.
 */
export const validateRoute =
  (validate: RouteValidation) =>
  async ({ params, search, location }: RouteToCheck & { readonly location: { readonly href: string } }) => {
    if ((await validate({ params, search })) === true) return
    const path = location.href
    const data: InvalidRoute = {
      fatal: true,
      statusCode: 404,
      statusMessage: `Page Not Found: ${path}`,
      data: { path },
    }
    throw notFound({ data })
  }

const isInvalid = (error: unknown): boolean =>
  (error as { data?: Partial<InvalidRoute> } | undefined)?.data?.fatal === true

/**
 * Makes the history entry of a route that failed its validation point to the previous URL (settled 4), while the not-found
 * page is shown. The change bypasses the router, which would navigate there.
 */
export function restorePreviousUrl(router: AnyRouter): void {
  let previous: ParsedLocation = router.state.location
  router.subscribe('onResolved', ({ toLocation }) => {
    if (!router.state.matches.some(({ error }) => isInvalid(error))) previous = toLocation
    else History.prototype.replaceState.call(history, toLocation.state, '', previous.publicHref)
  })
}
