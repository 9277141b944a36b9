import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Exchange } from '#features/chat/chat-answer.ts'
import type { RequestContext } from '#document/server-document.server.ts'

/** Where the exchange stands that a page of a chatbot was asked for by a form, among the data of the page. */
export const postedExchangeKey = ['posted-exchange']

/** The question that this request has sent to a chatbot, with its answer. It is dehydrated with the queries of the page. */
export const postedExchange = createIsomorphicFn()
  .server((): Exchange | undefined => (getGlobalStartContext() as RequestContext | undefined)?.exchange)
  .client((): Exchange | undefined => undefined)
