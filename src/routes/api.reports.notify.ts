import { createFileRoute } from '@tanstack/react-router'
import { forwardReport } from '#telemetry/forward-report.server.ts'

// Handles error reports from browsers (settled 11).
export const Route = createFileRoute('/api/reports/notify')({
  server: { handlers: { POST: ({ request }) => forwardReport('notify', request) } },
})
