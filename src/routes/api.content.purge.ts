import { createFileRoute } from '@tanstack/react-router'
import { purgeContent } from '#content/purge.server.ts'

// Handles a purge by the content system (settled 6). The HTTP front purges its pages according to the response headers.
export const Route = createFileRoute('/api/content/purge')({
  server: { handlers: { POST: ({ request }) => purgeContent(request) } },
})
