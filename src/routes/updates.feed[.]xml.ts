import { createFileRoute } from '@tanstack/react-router'
import { answerFeed } from '#pages/answer-feed.server.ts'

export const Route = createFileRoute('/updates/feed.xml')({
  server: { handlers: { GET: () => answerFeed('updates') } },
})
