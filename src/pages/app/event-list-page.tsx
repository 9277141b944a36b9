import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { pastSearchString } from '#features/events/event-list-links.ts'
import { eventLists } from '#features/events/event-lists.ts'
import type { EventListParams } from '#features/events/event-list.functions.ts'
import type { EventKind } from '#features/events/event.ts'
import { eventListQuery } from '#features/events/event-list.queries.ts'
import { EventListPage } from '#features/events/EventListPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { listTitle } from './list-title.ts'

/** The search params, validated by the route (`event-list-route.ts`). */
type EventListSearch = { readonly year?: string; readonly page?: string; readonly place?: string }

type Props = { params: EventListParams; place: string | undefined }

/**
 * Creates the page that lists one kind of events: its component and its loader, which throws not found beyond the last page
 * of past events.
 */
export const eventListPage = (kind: EventKind) => ({
  Page: EventList,
  async loadPage(context: RouterContext, search: EventListSearch): Promise<AppPage<Props>> {
    const { current, i18n } = context
    const page = Number(search.page ?? 1)
    const year = search.year === undefined ? undefined : Number(search.year)
    // A place limits the upcoming events, which are only on the first page without a year.
    const place = page === 1 && year === undefined ? search.place : undefined
    const params = { site: current.site.handle, kind, page, year }
    const { pages } = await loadAppPage(context, ['events', 'lists'], eventListQuery(params))
    if (page > pages) throw notFound()
    const { path, title, intro } = eventLists[kind]
    return {
      head: {
        path,
        query: place === undefined ? pastSearchString(page, year) : `?place=${place}`,
        title: listTitle(context, { title: i18n._(title), chosen: year === undefined ? [] : [String(year)], page }),
        description: i18n._(intro),
        // The list for one year or place repeats a part of the whole list, so it should not be indexed.
        ...((year !== undefined || place !== undefined) && { robots: ['noindex', 'follow'] }),
      },
      props: { params, place },
    }
  },
})

function EventList({ params, place }: Props) {
  const { data } = useSuspenseQuery(eventListQuery(params))
  return <EventListPage kind={params.kind} list={data} place={place} />
}
