import type { ListName } from '#features/listings/lists.ts'
import { appRoute } from './app-route.tsx'

/** The options of a route that shows one of the lists by date. */
export const listRoute = (list: ListName) =>
  appRoute({ parameters: ['topic', 'tag', 'year', 'page'] }, async () =>
    (await import('./app/listing-page.ts')).listingPage(list),
  )
