import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from './-pages/entry-route.tsx'
import { answerPostedForm } from './-pages/posted-question.ts'

const page = entryRoute(['chatbot'])

export const Route = createFileRoute('/chat/$botId')({
  ...page,
  loader: async (args) => {
    await answerPostedForm(args.context)
    return page.loader(args)
  },
  // Nobody else must see what a reader asks, and the frame is the chat's.
  staticData: { perRequest: true, layout: 'chat' },
})
