import { createFileRoute } from '@tanstack/react-router'
import { chatForm } from '#features/chat/stream-answer.server.ts'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/chat/$botId')({
  ...entryRoute(['chatbot']),
  // The page is never cached, because it may contain a reader's question, which no other reader may see.
  staticData: { perRequest: true },
  server: { middleware: [chatForm] },
})
