import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/chat/$botId')({
  ...entryRoute(['chatbot']),
  // Nobody else must see what a reader asks, and the frame is the chat's.
  staticData: { perRequest: true, layout: 'chat' },
})
