import { createFileRoute } from '@tanstack/react-router'
import { handleFeed } from '#pages/handle-feed.server.ts'

export const Route = createFileRoute('/news/feed.xml')({
  server: { handlers: { GET: () => handleFeed('news') } },
})
