import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { answerForm } from '#features/chat/stream-answer.server.ts'
import type { RouterContext } from '../__root.tsx'

type Context = Pick<RouterContext, 'queryClient' | 'current'>

/** Where the exchange stands that a page was asked for by a form. */
export const postedExchangeKey = ['posted-exchange']

/** Answers the question of a form that was sent without script, on the server; a browser that runs the page asks itself. */
export const answerPostedForm = createIsomorphicFn().server(async ({ queryClient, current }: Context) => {
  const exchange = await answerForm(getRequest(), current.site)
  if (exchange) queryClient.setQueryData(postedExchangeKey, exchange)
})
