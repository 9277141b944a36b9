import { notFound } from '@tanstack/react-router'
import { eventLists, pastQuery } from '#features/events/event-lists.ts'
import type { EventKind, EventList } from '#features/events/event.ts'
import { eventListQuery } from '#features/events/event-list.queries.ts'
import { EventListPage } from '#features/events/EventListPage.tsx'
import type { RouterContext } from '../__root.tsx'
import { loadOwnPage } from '../-pages/load-own-page.ts'
import type { OwnPage } from '../-pages/own-route.tsx'
import { listTitle } from './list-page.ts'

/** A number out of an address; what does not have the form counts as not being there. */
const numberOf = (value: unknown, form: RegExp): number | undefined =>
  form.test(String(value)) ? Number(value) : undefined

/** The page of one kind of events. There is none beyond the last page of the past ones. */
export const eventListPage = (kind: EventKind) => ({
  Page: EventListPage,
  async loadPage(
    context: RouterContext,
    query: Readonly<Record<string, unknown>>,
  ): Promise<OwnPage<{ kind: EventKind; list: EventList }>> {
    const { current, i18n } = context
    const page = numberOf(query.page, /^[1-9]\d{0,3}$/) ?? 1
    const year = numberOf(query.year, /^(?:19|20)\d\d$/)
    const list = await loadOwnPage(context, 'events', eventListQuery({ site: current.site.handle, kind, page, year }))
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
