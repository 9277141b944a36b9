import { createFileRoute } from '@tanstack/react-router'
import { answerCalendar } from '#pages/answer-calendar.server.ts'

// Serves one event, to be added to a calendar.
export const Route = createFileRoute('/education-events/{$slug}.ics')({
  server: { handlers: { GET: ({ params }) => answerCalendar(params.slug) } },
})
