import { createFileRoute } from '@tanstack/react-router'
import { handleSyndication } from '#pages/handle-syndication.server.ts'

// Serves the site's pages to other systems.
export const Route = createFileRoute('/syndication/v1/$')({
  server: { handlers: { GET: () => handleSyndication() } },
})
