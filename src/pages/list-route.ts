import { listParamPatterns, parseListUrlParams } from '#features/listings/list-url-params.ts'
import type { ListName } from '#features/listings/lists.ts'
import { appRoute } from './app-route.tsx'

/**
 * Returns the options of a route that shows one of the lists by date.
 *
 * @param id the route's id
 */
export const listRoute = (id: string, list: ListName) => ({
  ...appRoute(id, { parameters: Object.keys(listParamPatterns) }, async () =>
    (await import('./app/listing-page.tsx')).listingPage(list),
  ),
  validateSearch: parseListUrlParams,
})
