import { createFileRoute } from '@tanstack/react-router'
import { EventListPage } from '#features/events/EventListPage.tsx'
import { eventListRoute } from './-pages/event-list-route.ts'
import { RouteFrame } from './-pages/RouteFrame.tsx'

export const Route = createFileRoute('/education-events/events')({ ...eventListRoute('event'), component: Events })

function Events() {
  return (
    <RouteFrame>
      <EventListPage kind="event" list={Route.useLoaderData()} />
    </RouteFrame>
  )
}
