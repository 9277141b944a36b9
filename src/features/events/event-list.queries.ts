import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { loadEventList } from './event-list.server.ts'
import type { EventKind, EventList } from './event.ts'

type Question = {
  readonly site: SiteHandle
  readonly kind: EventKind
  readonly page: number
  readonly year?: number | undefined
}

const getEventList = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal) => loadEventList(question))
  .client(({ site, kind, page, year }: Question, signal: AbortSignal) =>
    fetchData<EventList>(
      'event-list',
      { site, kind, page: String(page), ...(year !== undefined && { year: String(year) }) },
      signal,
    ),
  )

/** A page of one kind of events of a site; `year` narrows the past ones. */
export const eventListQuery = (question: Question) =>
  queryOptions({
    meta: { shownWhole: true },
    queryKey: ['event-list', question.site, question.kind, String(question.page), String(question.year ?? '')],
    queryFn: ({ signal }) => getEventList(question, signal),
  })
