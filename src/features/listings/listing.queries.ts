import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { ListQuestion } from './list-address.ts'
import type { Listing } from './listing.ts'
import { loadListing } from './load-listing.server.ts'

type Question = ListQuestion & { readonly site: SiteHandle }

const getListing = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal) => loadListing(question))
  .client(({ site, list, page, filter }: Question, signal: AbortSignal) =>
    fetchData<Listing>('listing', { site, list, page: String(page), ...filter }, signal),
  )

/** A page of a list. */
export const listingQuery = (site: SiteHandle, question: ListQuestion) =>
  queryOptions({
    meta: { shownWhole: true },
    queryKey: ['listing', site, question.list, String(question.page), JSON.stringify(question.filter)],
    queryFn: ({ signal }) => getListing({ site, ...question }, signal),
  })
