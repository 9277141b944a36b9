import { createFileRoute } from '@tanstack/react-router'
import { handleConsent } from '#features/consent/handle-consent.server.ts'

// Handles a visitor's choice from the banner or the consent page (settled 11).
export const Route = createFileRoute('/api/consent')({
  server: { handlers: { POST: ({ request }) => handleConsent(request) } },
})
