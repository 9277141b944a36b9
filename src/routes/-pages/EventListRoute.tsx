import { useLoaderData } from '@tanstack/react-router'
import { EventListPage } from '#features/events/EventListPage.tsx'
import type { EventKind, EventList } from '#features/events/event.ts'
import { RouteFrame } from './RouteFrame.tsx'

/** The page of a list of events, in its frame. */
export function EventListRoute() {
  const data: { kind: EventKind; list: EventList } = useLoaderData({ strict: false })
  return (
    <RouteFrame>
      <EventListPage {...data} />
    </RouteFrame>
  )
}
