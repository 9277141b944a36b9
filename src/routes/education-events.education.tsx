import { createFileRoute } from '@tanstack/react-router'
import { eventListRoute } from '#pages/event-list-route.ts'

export const Route = createFileRoute('/education-events/education')(
  eventListRoute('/education-events/education', 'education'),
)
