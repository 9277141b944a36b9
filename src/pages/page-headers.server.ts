import { type AnyRouter, isNotFound, type StaticDataRouteOption } from '@tanstack/react-router'
import { internalHeaders } from '#lib/internal-headers.ts'
import type { FoundAddress } from './address-context.ts'
import { cacheControl } from '#document/cache-control.server.ts'
import type { AppPage } from './app-route.tsx'
import { outageRetryAfterSeconds, toPageError } from '#document/to-page-error.server.ts'

type Failure = { readonly status: number; readonly retryAfter?: number | undefined }

/**
 * Returns the status of the router's first failed match, and the delay before a retry if there is one; undefined if none
 * failed.
 */
export function findFailure(router: AnyRouter): Failure | undefined {
  for (const match of router.state.matches) {
    if (isNotFound(match.error)) {
      const { data }: { data?: { statusCode?: unknown } } = match.error
      const status = data?.statusCode
      return { status: typeof status === 'number' ? status : 404 }
    }
    if (match.status === 'error') return toPageError(match.error).fields
  }
  return undefined
}

/**
 * Builds the headers of a page's response. A page that is the same for everybody may be stored by the page cache and by
 * caches in front of it; `completeResponse` makes a failure uncacheable. The headers of `internalHeaders` are for the HTTP
 * front, which removes them.
 */
export function pageHeaders(router: AnyRouter, failure: Failure | undefined): Headers {
  const headers = new Headers()
  if (failure) {
    if (failure.retryAfter !== undefined) headers.set('retry-after', String(outageRetryAfterSeconds))
    return headers
  }
  const matches = router.state.matches
  const { perRequest, parameters = [] }: StaticDataRouteOption = Object.assign(
    {},
    ...matches.map(({ staticData }) => staticData),
  )
  const { uris = [], isUncached = false } = ownPageOf(router)
  if (perRequest || isUncached) {
    headers.set('cache-control', 'private, no-store')
    return headers
  }
  headers.set('cache-control', cacheControl)
  const { address } = (matches[0]?.context ?? {}) as Partial<FoundAddress>
  headers.set(internalHeaders.parameters, parameters.join(', '))
  const redirecting = address?.redirectParameters ?? []
  headers.set(internalHeaders.redirectParameters, redirecting.map(encodeURIComponent).join(', '))
  const tags = address?.kind === 'entry' ? [address.entry.uri, ...uris] : uris
  if (tags.length > 0) headers.set(internalHeaders.tags, tags.map(encodeURIComponent).join(', '))
  return headers
}

/**
 * Returns the loader data with the `uris` and `isUncached` of one of the application's own pages. Entries' pages have
 * neither.
 */
function ownPageOf(router: AnyRouter): Partial<Pick<AppPage<object>, 'uris' | 'isUncached'>> {
  const { loaderData }: { loaderData?: Partial<AppPage<object>> } = router.state.matches.at(-1) ?? {}
  return loaderData ?? {}
}
