import { createFileRoute } from '@tanstack/react-router'
import { chatForm } from '#features/chat/stream-answer.server.ts'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/chat/$botId')({
  ...entryRoute(['chatbot']),
  // The page is never cached, because no other reader may see a reader's questions.
  staticData: { perRequest: true },
  server: { middleware: [chatForm] },
})
