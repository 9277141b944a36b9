import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import type { SearchRequest } from './search-request.ts'
import { getSearchResults } from './search.functions.ts'

/** Returns the query for the results of a search on a site, which include pages that only the primary site has. */
export const searchQuery = (site: SiteHandle, params: SearchRequest) =>
  queryOptions({
    queryKey: ['search', site, JSON.stringify(params)],
    queryFn: ({ signal }) => getSearchResults({ data: { site, ...params }, signal }),
  })
