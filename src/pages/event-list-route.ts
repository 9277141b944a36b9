import type { EventKind } from '#features/events/event.ts'
import { appRoute } from './app-route.tsx'

/** The options of a route that lists one kind of events. */
export const eventListRoute = (kind: EventKind) =>
  appRoute({ parameters: ['year', 'page'] }, async () => (await import('./app/event-list-page.ts')).eventListPage(kind))
