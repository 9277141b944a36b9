import { queryOptions } from '@tanstack/react-query'
import { getEventList, type EventListParams } from './event-list.functions.ts'

/** Returns the query for a page of a site's events of one kind; `year` limits the past ones to one year. */
export const eventListQuery = (params: EventListParams) =>
  queryOptions({
    queryKey: ['event-list', params.site, params.kind, String(params.page), String(params.year ?? '')],
    queryFn: ({ signal }) => getEventList({ data: params, signal }),
  })
