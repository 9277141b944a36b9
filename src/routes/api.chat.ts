import { createFileRoute } from '@tanstack/react-router'
import { streamAnswer } from '#features/chat/stream-answer.server.ts'

// Handles a question from the chatbot's page and streams the answer.
export const Route = createFileRoute('/api/chat')({
  server: { handlers: { POST: ({ request }) => streamAnswer(request) } },
})
