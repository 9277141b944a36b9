import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import type { ListQuestion } from './list-address.ts'
import { getListing } from './listing.functions.ts'

/** A page of a list. */
export const listingQuery = (site: SiteHandle, question: ListQuestion) =>
  queryOptions({
    queryKey: ['listing', site, question.list, String(question.page), JSON.stringify(question.filter)],
    queryFn: ({ signal }) => getListing({ data: { site, ...question }, signal }),
  })
