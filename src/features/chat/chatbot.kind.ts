import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Chatbot } from './chatbot.ts'

export const chatbotKind = {
  name: 'chatbot',
  types: { chatbot: msg({ id: 'type-chatbot', message: 'Chatbot', comment: 'Kind of page' }) },
  catalogues: ['chat'],
  view: () => import('./ChatView.tsx').then((module) => module.ChatView),
} as const satisfies PageKind<Chatbot>
