import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { findEntries } from './find-entries.server.ts'
import { parametersOf, type SearchQuestion } from './search-address.ts'
import type { SearchAnswer } from './search-answer.ts'

const getSearchAnswer = createIsomorphicFn()
  .server((site: SiteHandle, question: SearchQuestion, _signal: AbortSignal) => findEntries({ site, ...question }))
  .client((site: SiteHandle, question: SearchQuestion, signal: AbortSignal) => {
    const { q: query = '', ...rest } = parametersOf(question)
    return fetchData<SearchAnswer>('search', { site, query, ...rest }, signal)
  })

/** What is found for a question on a site: its own pages and, where those are not translated, the primary site's. */
export const searchQuery = (site: SiteHandle, question: SearchQuestion) =>
  queryOptions({
    queryKey: ['search', site, JSON.stringify(question)],
    queryFn: ({ signal }) => getSearchAnswer(site, question, signal),
  })
