import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { PageViewProps } from '#blocks/page-kind.ts'
import type { Chatbot } from './chatbot.ts'
import { ChatPage } from './ChatPage.tsx'

/** Renders the page of a chatbot. The key gives each chatbot a conversation of its own. */
export function ChatbotView({ content, path }: PageViewProps<Chatbot>) {
  return <Chat key={path} chatbot={content} path={path} />
}

function Chat({ chatbot, path }: { chatbot: Chatbot; path: string }) {
  const exchange = useRouteContext({ from: '__root__', select: ({ posted }) => posted?.exchange })
  // The state preserves a posted exchange, because the route context no longer has it after the next navigation.
  const [posted] = useState(exchange)
  return <ChatPage chatbot={chatbot} path={path} posted={posted} />
}
