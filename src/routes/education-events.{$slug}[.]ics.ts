import { createFileRoute } from '@tanstack/react-router'
import { handleCalendar } from '#pages/handle-calendar.server.ts'

// Serves one event as a file that a reader can add to a calendar.
export const Route = createFileRoute('/education-events/{$slug}.ics')({
  server: { handlers: { GET: ({ params }) => handleCalendar(params.slug) } },
})
