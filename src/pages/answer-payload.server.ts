import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { cacheControl } from '#document/cache-control.server.ts'
import type { Answer } from './page.queries.ts'
import { textResponse } from '#lib/text-response.ts'

/** The ending of the address of a page's payload. */
export const payloadSuffix = '/_payload.json'

/**
 * All that a page was loaded with, for a client that goes there: its answer, and those of the other queries. 404 for a page
 * that is made for each request, or is none.
 */
export function answerPayload(router: AnyRouter, isMissing: boolean): Response {
  const matches = router.state.matches
  if (isMissing || matches.some(({ staticData }) => staticData.perRequest)) return textResponse(404, 'Not found')
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  const dataOf = (name: string) => queries.find(([[first]]) => first === name)?.[1]
  const answer = {
    address: dataOf('address'),
    page: dataOf('page'),
    publication: dataOf('publication'),
    more: queries.filter(([[first]]) => !['address', 'page', 'publication'].includes(String(first))),
  } as Answer
  return Response.json(answer, { headers: { 'cache-control': cacheControl } })
}
