import { EventListDocument, type EventListQuery } from '#content-contract/operations.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { nonNull, type ItemOf } from '#blocks/plain-text.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { isUntranslated } from '#ui/safe-link.ts'
import { dateTimeAt, resolveMoments } from './event-times.server.ts'
import type { EventKind, EventList, EventRow } from './event.ts'
import { parseEventRow } from './parse-event.server.ts'

const dayMs = 24 * 60 * 60_000
const pageSize = 20

/** Fetches a page of a site's events of one kind: first its own, then those of the primary site that are not translated. */
export async function loadEventList({
  site: handle,
  kind,
  page,
  year,
  now = Date.now(),
}: {
  site: SiteHandle
  kind: EventKind
  page: number
  year?: number | undefined
  now?: number
}): Promise<EventList> {
  const context = linkContextOf(sites[handle])
  const { variables, ownFirst } = await fetchContentSites(handle)
  // The variables stay the same for a whole day, so that the result can be cached. `coming` includes the events whose
  // `endsAt` in the content is up to two days before today, because an all-day event lasts until the end of the day of its
  // `endsAt`, in its own time zone. The page itself lists those that have ended as past.
  const endedBefore = new Date(Math.floor(now / dayMs) * dayMs - 2 * dayMs).toISOString()
  const started = `< ${endedBefore}`
  const answer = await fetchContent(EventListDocument, {
    kind: [kind],
    ...variables,
    nextFirst: `${ownFirst}, startsAt ASC`,
    latestFirst: `${ownFirst}, startsAt DESC`,
    coming: [`>= ${endedBefore}`],
    ended: [':empty:', `< ${endedBefore}`],
    started: [started],
    // A year begins at a different moment in each time zone, so the query covers one more day on each side, and `ofYear`
    // filters the result.
    ...(year === undefined
      ? { startsAt: [started], limit: pageSize, offset: (page - 1) * pageSize }
      : {
          startsAt: ['and', `>= ${isoDay(Date.UTC(year, 0, 0))}`, `< ${isoDay(Date.UTC(year + 1, 0, 2))}`, started],
          limit: 1000,
          offset: 0,
        }),
  })
  const rows = (entries: EventListQuery['coming']): EventRow[] =>
    nonNull(entries).flatMap((entry) => parseEventRow(entry, context) ?? [])
  const ofYear = ({ facts }: EventRow) => year === undefined || facts.times.dateTime.startsWith(`${year}-`)
  const past = rows(answer.past).filter(ofYear)
  const coming = [...rows(answer.coming), ...rows(answer.comingByStart)].filter(ofYear).toSorted(byNext)
  const longEndedTotal = year === undefined ? answer.pastTotal : past.length
  const ended = coming.filter(({ facts }) => facts.times.endsAt <= now)
  return {
    now,
    coming: page > 1 ? [] : year === undefined ? coming : ended,
    past: year === undefined ? past : past.slice((page - 1) * pageSize, page * pageSize),
    pastTotal: page > 1 ? longEndedTotal + ended.length : longEndedTotal,
    page,
    pages: Math.max(1, Math.ceil(longEndedTotal / pageSize)),
    ...(year !== undefined && { year }),
    years: [...new Set(nonNull(answer.pastDates).flatMap((entry) => yearOf(entry) ?? []))].sort(
      (one, other) => other - one,
    ),
  }
}

/** Sorts the site's own events before untranslated ones, and by their beginning, as the content system does. */
const byNext = (one: EventRow, other: EventRow): number =>
  Number(isUntranslated(one.link)) - Number(isUntranslated(other.link)) ||
  one.facts.times.startsAt - other.facts.times.startsAt

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Returns the year in which an event begins, in its own time zone. */
function yearOf(fragment: ItemOf<EventListQuery['pastDates']>): number | undefined {
  const moments = resolveMoments(fragment, () => {})
  if (!moments) return undefined
  return Number((moments.days?.[0] ?? dateTimeAt(moments.startsAt, moments.timeZone)).slice(0, 4))
}
