import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import type { SearchQuestion } from './search-address.ts'
import { getSearchResults } from './search.functions.ts'

/** What is found for a question on a site: its own pages and, where those are not translated, the primary site's. */
export const searchQuery = (site: SiteHandle, question: SearchQuestion) =>
  queryOptions({
    queryKey: ['search', site, JSON.stringify(question)],
    queryFn: ({ signal }) => getSearchResults({ data: { site, ...question }, signal }),
  })
