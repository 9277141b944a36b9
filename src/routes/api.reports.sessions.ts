import { createFileRoute } from '@tanstack/react-router'
import { forwardReport } from '#telemetry/forward-report.server.ts'

// Handles session reports from browsers (settled 11).
export const Route = createFileRoute('/api/reports/sessions')({
  server: { handlers: { POST: ({ request }) => forwardReport('sessions', request) } },
})
