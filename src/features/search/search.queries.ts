import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getSearchResults } from './search.functions.ts'

/** What is found for a reader's words on a site. */
export const searchQuery = (site: SiteHandle, query: string) =>
  queryOptions({
    queryKey: ['search', site, query],
    queryFn: ({ signal }) => getSearchResults({ site, query }, signal),
  })
