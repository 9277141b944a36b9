import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import type { SearchQuestion } from './search-address.ts'
import { getSearchResults } from './search.functions.ts'

/** Fetches the results of a search on a site: its own pages and, where it has no translation, the primary site's. */
export const searchQuery = (site: SiteHandle, question: SearchQuestion) =>
  queryOptions({
    queryKey: ['search', site, JSON.stringify(question)],
    queryFn: ({ signal }) => getSearchResults({ data: { site, ...question }, signal }),
  })
