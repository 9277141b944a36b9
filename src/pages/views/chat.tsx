import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Exchange } from '#features/chat/chat-answer.ts'
import type { Chatbot } from '#features/chat/chatbot.ts'
import { ChatPage } from '#features/chat/ChatPage.tsx'
import { ChatFrame } from '#shell/ChatFrame.tsx'
import type { Layouts, ShowPages } from '#pages/page-components.tsx'
import { postedExchangeKey } from './posted-exchange.ts'

export const pages: ShowPages<'chatbot'> = {
  chatbot: (chatbot, { path }) => <Chat key={path} chatbot={chatbot} path={path} />,
}

export const layouts: Layouts = { chat: (props) => <ChatFrame {...props} /> }

function Chat({ chatbot, path }: { chatbot: Chatbot; path: string }) {
  const client = useQueryClient()
  const [posted] = useState(() => client.getQueryData<Exchange>(postedExchangeKey))
  // From here on it belongs to the conversation, which the reader may clear.
  useEffect(() => client.removeQueries({ queryKey: postedExchangeKey, exact: true }), [client])
  return <ChatPage chatbot={chatbot} path={path} posted={posted} />
}
