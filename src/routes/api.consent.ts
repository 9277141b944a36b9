import { createFileRoute } from '@tanstack/react-router'
import { handleConsent } from '#features/consent/handle-consent.server.ts'

// The banner and the consent page send a visitor's choice here (settled 11).
export const Route = createFileRoute('/api/consent')({
  server: { handlers: { POST: ({ request }) => handleConsent(request) } },
})
