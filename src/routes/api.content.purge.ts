import { createFileRoute } from '@tanstack/react-router'
import { purgeContent } from '#content/purge.server.ts'

// The content system says that something has changed (settled 6). The HTTP front drops its cached pages by the answer's headers.
export const Route = createFileRoute('/api/content/purge')({
  server: { handlers: { POST: ({ request }) => purgeContent(request) } },
})
