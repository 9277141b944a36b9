import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PageViewProps } from '#blocks/page-kind.ts'
import type { Exchange } from './chat-answer.ts'
import type { Chatbot } from './chatbot.ts'
import { ChatPage } from './ChatPage.tsx'
import { postedExchangeKey } from './posted-exchange.ts'

/** The page of a chatbot. Each bot has a conversation of its own. */
export function ChatView({ content, path }: PageViewProps<Chatbot>) {
  return <Chat key={path} chatbot={content} path={path} />
}

function Chat({ chatbot, path }: { chatbot: Chatbot; path: string }) {
  const client = useQueryClient()
  const { data } = useQuery<Exchange>({ queryKey: postedExchangeKey, queryFn: skipToken })
  const [posted] = useState(data)
  // From here on it belongs to the conversation, which the reader may clear.
  useEffect(() => client.removeQueries({ queryKey: postedExchangeKey, exact: true }), [client])
  return <ChatPage chatbot={chatbot} path={path} posted={posted} />
}
