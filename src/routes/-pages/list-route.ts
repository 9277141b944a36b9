import type { ListName } from '#features/listings/lists.ts'
import { ownRoute } from './own-route.tsx'

/** The options of a route that shows one of the lists by date. */
export const listRoute = (list: ListName) =>
  ownRoute({ parameters: ['topic', 'tag', 'year', 'page'] }, async () =>
    (await import('../-lists/listing-page.ts')).listingPage(list),
  )
