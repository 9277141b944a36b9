import { createFileRoute } from '@tanstack/react-router'
import { handleFeed } from '#pages/handle-feed.server.ts'

export const Route = createFileRoute('/updates/feed.xml')({
  server: { handlers: { GET: () => handleFeed('updates') } },
})
