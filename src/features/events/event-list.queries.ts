import { queryOptions } from '@tanstack/react-query'
import { getEventList, type EventListParams } from './event-list.functions.ts'

/** Returns the query of a page of one kind of events of a site; `year` narrows the past ones. */
export const eventListQuery = (params: EventListParams) =>
  queryOptions({
    queryKey: ['event-list', params.site, params.kind, String(params.page), String(params.year ?? '')],
    queryFn: ({ signal }) => getEventList({ data: params, signal }),
  })
