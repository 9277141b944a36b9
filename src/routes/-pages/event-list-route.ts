import { notFound } from '@tanstack/react-router'
import type { EventKind, EventList } from '#features/events/event.ts'
import { eventListQuery } from '#features/events/event-list.queries.ts'
import type { RouterContext } from '../__root.tsx'
import { loadOwnPage } from './load-own-page.ts'
import { missingPageHead, ownPageHead } from './page-head.ts'
import { pageTitles } from './page-titles.ts'

/** A positive number out of an address; anything else counts as not being there. */
const numberOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,3}$/.test(String(value)) ? Number(value) : undefined

/** The options of a route that lists one kind of events, without its component. A page of past events beyond the last is missing. */
export const eventListRoute = (kind: EventKind) => ({
  staticData: { parameters: ['page', 'year'] },
  // Parameters are read here and not validated: an address keeps its malformed ones, which count as not being there.
  loaderDeps: ({ search }: { search: { page?: unknown; year?: unknown } }) => ({
    page: numberOf(search.page) ?? 1,
    year: numberOf(search.year),
  }),
  loader: async ({ context, deps }: { context: RouterContext; deps: { page: number; year?: number | undefined } }) => {
    const query = eventListQuery({ site: context.current.site.handle, kind, ...deps })
    const list: EventList = await loadOwnPage(context, 'events', query)
    if (list.page > list.pages) throw notFound()
    return list
  },
  head: ({ match, loaderData }: { match: { context: RouterContext }; loaderData?: EventList | undefined }) => {
    if (!loaderData) return missingPageHead(match.context)
    const { page, year } = loaderData
    return ownPageHead(match.context, {
      path: `/education-events/${kind === 'event' ? 'events' : kind}`,
      title: match.context.i18n._(pageTitles[kind]),
      // What stands on the other pages of the list has pages of its own.
      ...((page > 1 || year !== undefined) && { robots: ['noindex', 'follow'] }),
    })
  },
})
