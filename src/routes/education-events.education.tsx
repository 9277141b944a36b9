import { createFileRoute } from '@tanstack/react-router'
import { EventListPage } from '#features/events/EventListPage.tsx'
import { eventListRoute } from './-pages/event-list-route.ts'
import { RouteFrame } from './-pages/RouteFrame.tsx'

export const Route = createFileRoute('/education-events/education')({
  ...eventListRoute('education'),
  component: Education,
})

function Education() {
  return (
    <RouteFrame>
      <EventListPage kind="education" list={Route.useLoaderData()} />
    </RouteFrame>
  )
}
