import { createFileRoute } from '@tanstack/react-router'
import { answerFeed } from '#pages/answer-feed.server.ts'

export const Route = createFileRoute('/news/feed.xml')({
  server: { handlers: { GET: () => answerFeed('news') } },
})
