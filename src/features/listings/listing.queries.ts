import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import type { ListParams } from './list-params.ts'
import { getListing } from './listing.functions.ts'

/** Returns the query for a page of a list. */
export const listingQuery = (site: SiteHandle, params: ListParams) =>
  queryOptions({
    queryKey: ['listing', site, params.list, String(params.page), JSON.stringify(params.filter)],
    queryFn: ({ signal }) => getListing({ data: { site, ...params }, signal }),
  })
