import { createFileRoute } from '@tanstack/react-router'
import { streamAnswer } from '#features/chat/stream-answer.server.ts'

// The chatbot's page sends a question here and reads the answer as it comes.
export const Route = createFileRoute('/api/chat')({
  server: { handlers: { POST: ({ request }) => streamAnswer(request) } },
})
