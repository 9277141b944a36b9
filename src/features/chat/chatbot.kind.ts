import type { PageKind } from '#blocks/page-kind.ts'
import type { Chatbot } from './chatbot.ts'

export const chatbotKind = {
  name: 'chatbot',
  types: { chatbot: undefined },
  catalogues: ['chat'],
  view: () => import('./ChatView.tsx').then((module) => module.ChatView),
} as const satisfies PageKind<Chatbot>
