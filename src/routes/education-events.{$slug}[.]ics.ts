import { createFileRoute } from '@tanstack/react-router'
import { handleCalendar } from '#pages/handle-calendar.server.ts'

// Serves one event, to be added to a calendar.
export const Route = createFileRoute('/education-events/{$slug}.ics')({
  server: { handlers: { GET: ({ params }) => handleCalendar(params.slug) } },
})
