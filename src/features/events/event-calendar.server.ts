import { msg } from '@lingui/core/macro'
import ical, { ICalEventStatus } from 'ical-generator'
import { EventCalendarDocument, type EventCalendarQuery } from '#content-contract/operations.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { plainText, nonNull, type ItemOf } from '#blocks/plain-text.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { resolveMoments } from './event-times.server.ts'
import { parseEventRow, parseProgramme, parseRegistration } from './parse-event.server.ts'

/** The refresh interval that the file suggests to subscribed calendars, in seconds. */
const refreshSeconds = 12 * 60 * 60

const words = {
  calendar: msg({
    message: 'Events, courses and training',
    comment: 'Name of a calendar; the name of the website stands before it',
  }),
  cancelled: msg({ message: 'Canceled', comment: 'An event will not take place' }),
  online: msg({ message: 'Online', comment: 'Where an event takes place' }),
  register: msg({ message: 'Register', comment: 'Link to another website where one can sign up for an event' }),
}

type Calendar = {
  readonly events: readonly CalendarEvent[]
  /** The name and page of a calendar to subscribe to; left out for a single event, which a reader's own calendar imports. */
  readonly subscription?: { readonly name: string; readonly href: string }
}

/** An event in a calendar. Moments are in milliseconds since 1970, days are ISO 8601 dates. */
export type CalendarEvent = {
  /** The id by which a calendar recognizes the event. It never changes. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly place?: string
  readonly href: string
  readonly cancelled: boolean
  readonly start: number
  readonly end: number
  readonly days?: readonly [first: string, last: string]
  readonly created: number
  readonly updated: number
}

/**
 * Returns the events of a site as an iCalendar file (RFC 5545): the latest 1,000, or the one at the uri. The site's own
 * texts take precedence over the primary site's. Returns undefined when there is no event at the uri.
 */
export async function loadEventCalendar(handle: SiteHandle, uri?: string): Promise<string | undefined> {
  const site = sites[handle]
  const { variables } = await fetchContentSites(handle)
  const [{ entries }, i18n] = await Promise.all([
    fetchContent(EventCalendarDocument, { ...variables, ...(uri !== undefined && { uri: [uri] }) }),
    loadI18n(site.locale),
  ])
  await loadMessages(i18n, 'events')
  const context = linkContextOf(site)
  const labels = { cancelled: i18n._(words.cancelled), online: i18n._(words.online), register: i18n._(words.register) }
  const events = nonNull(entries).flatMap((entry) => parseCalendarEvent(entry, context, labels) ?? [])
  if (uri !== undefined) return events.length === 0 ? undefined : writeCalendar({ events })
  const name = `${site.name}: ${i18n._(words.calendar)}`
  return writeCalendar({ events, subscription: { name, href: context.publicHref(handle, '/education-events/events') } })
}

/**
 * Parses an event for a calendar; undefined under embargo, without a title, a page or a start (which `parseEventRow`
 * reports), and with neither a uid nor an id.
 */
export function parseCalendarEvent(
  fragment: ItemOf<EventCalendarQuery['entries']>,
  context: ReturnType<typeof linkContextOf>,
  labels: { readonly cancelled: string; readonly online: string; readonly register: string },
): CalendarEvent | undefined {
  const row = parseEventRow(fragment, context)
  const moments = resolveMoments(fragment, () => {})
  const uid = plainText(fragment.uid) ?? plainText(fragment.id)
  if (!row || !moments || uid === undefined) return undefined
  const { link, facts } = row
  const { handle } = context.site
  const place = [facts.venue, facts.city, facts.country].filter((part) => part !== undefined).join(', ')
  const registration = facts.cancelled ? undefined : parseRegistration(fragment.registrationUrl, context)
  const href = context.publicHref(handle, link.path)
  const programme = parseProgramme(fragment.programme, fragment, context).flatMap(({ day, items }) => [
    ...(day ? [day.text] : []),
    ...items.map(({ time, title }) => (time ? `${time.text}: ${title}` : title)),
  ])
  const paragraphs = [
    facts.cancelled ? `${labels.cancelled}.` : '',
    link.text ?? '',
    // Calendars break lines themselves, and might show a word joiner as a box.
    [facts.times.text.replaceAll('\u2060', ''), facts.times.zoneName ?? ''].filter(Boolean).join('\n'),
    programme.join('\n'),
    registration === undefined ? '' : `${labels.register}: ${registration}`,
    href,
  ]
  const created = Date.parse(fragment.dateCreated ?? fragment.postDate ?? '')
  const updated = Date.parse(fragment.dateUpdated ?? '')
  return {
    uid: `${uid}-${handle}`,
    title: facts.cancelled ? `${labels.cancelled}: ${link.label}` : link.label,
    description: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    ...(place !== '' ? { place } : facts.online && { place: labels.online }),
    href,
    cancelled: facts.cancelled,
    start: moments.startsAt,
    end: moments.endsAt,
    ...(moments.days && { days: moments.days }),
    created: Number.isNaN(created) ? 0 : created,
    updated: Math.max(Number.isNaN(created) ? 0 : created, Number.isNaN(updated) ? 0 : updated),
  }
}

/**
 * Serializes the file. Times are in UTC, and every calendar shows them in its reader's time zone. A time zone would need a
 * definition, which Outlook, Google and Apple parse differently, and would add nothing, because the local time is in the
 * description.
 */
export function writeCalendar({ events, subscription }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'Plain Urology', product: 'Events' },
    ...(subscription && { name: subscription.name, url: subscription.href, ttl: refreshSeconds }),
  })
  for (const { uid, title, description, place, cancelled, start, end, days, created, updated, ...event } of events) {
    calendar.createEvent({
      id: uid,
      summary: title,
      description,
      url: event.href,
      location: place ?? null,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Calendars expect a later version to have a higher sequence number, and the same version to have the same one.
      sequence: Math.floor((updated - created) / 60_000),
      created: new Date(created),
      lastModified: new Date(updated),
      stamp: new Date(updated),
      // The end of an all-day event is exclusive: the day after the last one.
      ...(days
        ? { allDay: true, start: new Date(days[0]), end: new Date(Date.parse(days[1]) + 24 * 60 * 60_000) }
        : { start: new Date(start), end: end > start ? new Date(end) : null }),
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
