import { createFileRoute } from '@tanstack/react-router'
import { handleCalendar } from '#pages/handle-calendar.server.ts'

// Serves all events of the site, for calendars that subscribe to them.
export const Route = createFileRoute('/education-events/events.ics')({
  server: { handlers: { GET: () => handleCalendar() } },
})
