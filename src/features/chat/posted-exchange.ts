import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Exchange } from './chat-answer.ts'

/** The query key of the exchange by which a form has asked for the page of a chatbot. */
export const postedExchangeKey = ['posted-exchange']

/** The question that this request has sent to a chatbot, with its answer. It is dehydrated with the queries of the page. */
export const postedExchange = createIsomorphicFn()
  .server((): Exchange | undefined => getGlobalStartContext()?.exchange)
  .client((): Exchange | undefined => undefined)
