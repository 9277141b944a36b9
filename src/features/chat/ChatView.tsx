import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { PageViewProps } from '#blocks/page-kind.ts'
import type { Chatbot } from './chatbot.ts'
import { ChatPage } from './ChatPage.tsx'

/** The page of a chatbot. Each bot has a conversation of its own. */
export function ChatView({ content, path }: PageViewProps<Chatbot>) {
  return <Chat key={path} chatbot={content} path={path} />
}

function Chat({ chatbot, path }: { chatbot: Chatbot; path: string }) {
  const exchange = useRouteContext({ from: '__root__', select: ({ posted }) => posted?.exchange })
  // From here on it belongs to the conversation, which the reader may clear.
  const [posted] = useState(exchange)
  return <ChatPage chatbot={chatbot} path={path} posted={posted} />
}
