import { createFileRoute } from '@tanstack/react-router'
import { forwardReport } from '#telemetry/forward-report.server.ts'

// Browsers send reports of errors to this route (settled 11).
export const Route = createFileRoute('/api/reports/notify')({
  server: { handlers: { POST: ({ request }) => forwardReport('notify', request) } },
})
