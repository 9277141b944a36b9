import { placePattern } from '#features/events/event-places.ts'
import type { EventKind } from '#features/events/event.ts'
import { listParamPatterns } from '#features/listings/list-url-params.ts'
import { searchParams } from '#lib/search-params.ts'
import { appRoute } from './app-route.tsx'

const { year, page } = listParamPatterns
const forms = { year, page, place: placePattern }

/** Returns the options of the route with this id, which lists the events of one kind. */
export const eventListRoute = (id: string, kind: EventKind) => ({
  ...appRoute(id, { parameters: Object.keys(forms) }, async () =>
    (await import('./app/event-list-page.tsx')).eventListPage(kind),
  ),
  validateSearch: searchParams(forms),
})
