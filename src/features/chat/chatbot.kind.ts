import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { Chatbot } from './chatbot.ts'

export const chatbotKind = {
  name: 'chatbot',
  types: {
    chatbot: {
      one: msg({ id: 'type-chatbot', message: 'Chatbot', comment: 'Kind of page' }),
      many: msg({
        id: 'types-chatbot',
        message: 'Chatbots',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  catalogues: ['chat'],
  view: () => import('./ChatbotView.tsx').then((module) => module.ChatbotView),
} as const satisfies PageKind<Chatbot>
