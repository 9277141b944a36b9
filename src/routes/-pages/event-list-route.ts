import type { EventKind } from '#features/events/event.ts'
import { ownRoute } from './own-route.tsx'

/** The options of a route that lists one kind of events. */
export const eventListRoute = (kind: EventKind) =>
  ownRoute({ parameters: ['year', 'page'] }, async () =>
    (await import('../-lists/event-list-page.ts')).eventListPage(kind),
  )
