import { notFound } from '@tanstack/react-router'
import { eventLists, pastQuery } from '#features/events/event-lists.ts'
import type { EventKind, EventList } from '#features/events/event.ts'
import { eventListQuery } from '#features/events/event-list.queries.ts'
import { EventListPage } from '#features/events/EventListPage.tsx'
import { readParameter } from '#features/listings/list-parameters.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { listTitle } from './list-page.ts'

/** The page of one kind of events. There is none beyond the last page of the past ones. */
export const eventListPage = (kind: EventKind) => ({
  Page: EventListPage,
  async loadPage(
    context: RouterContext,
    query: Readonly<Record<string, unknown>>,
  ): Promise<AppPage<{ kind: EventKind; list: EventList }>> {
    const { current, i18n } = context
    const page = Number(readParameter(query, 'page') ?? 1)
    const year = Number(readParameter(query, 'year')) || undefined
    const list = await loadAppPage(context, 'events', eventListQuery({ site: current.site.handle, kind, page, year }))
    if (page > list.pages) throw notFound()
    const { path, title, intro } = eventLists[kind]
    return {
      head: {
        path,
        query: pastQuery(page, year),
        title: listTitle(context, { title: i18n._(title), chosen: year === undefined ? [] : [String(year)], page }),
        description: i18n._(intro),
        // The same events stand in the whole list.
        ...(year !== undefined && { robots: ['noindex', 'follow'] }),
      },
      props: { kind, list },
    }
  },
})
