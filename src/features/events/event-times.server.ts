import type { EventFactsFragment } from '#content-contract/operations.ts'
import { parseDay } from '#blocks/calendar-day.server.ts'
import type { ReportContentProblem } from '#blocks/content-problem.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { EventTimes } from './event.ts'
import { formatDateRange, formatEventRange, formatZoneName } from './format-event-range.ts'

const minute = 60_000
const dayMs = 24 * 60 * minute

/** The fields of the content about when an event takes place. */
export type TimesFields = Partial<Pick<EventFactsFragment, 'startsAt' | 'endsAt' | 'allDay' | 'timezone'>>

/** The moments of an event in milliseconds since 1970, not yet formatted. */
export type EventMoments = {
  readonly startsAt: number
  /** The end. It equals the start if no end is known, and is midnight after the last day of an all-day event. */
  readonly endsAt: number
  readonly timeZone: string
  /** The first and the last day of an all-day event, ISO 8601. */
  readonly days?: readonly [first: string, last: string]
}

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/**
 * Parses a moment into milliseconds since 1970; undefined when it is missing. A malformed moment, or one without an offset,
 * is reported, and the result is undefined as well.
 */
export function parseInstant(value: unknown, field: string, report: ReportContentProblem): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const instant = typeof value === 'string' && instantForm.test(value) ? Date.parse(value) : Number.NaN
  if (!Number.isNaN(instant)) return instant
  report({ message: `"${field}" is no time with its offset.`, field })
  return undefined
}

/**
 * Returns the beginning and the end of an event; undefined when the beginning is unknown. An all-day event lasts from
 * midnight to midnight in its own time zone, on the days that the editors have written.
 */
export function resolveMoments(fragment: TimesFields, report: ReportContentProblem): EventMoments | undefined {
  const timeZone = zoneOf(fragment, report)
  if (fragment.allDay) {
    const first = parseDay(fragment.startsAt, 'startsAt', report)
    if (first === undefined) return undefined
    const end = parseDay(fragment.endsAt, 'endsAt', report) ?? first
    const last = end < first ? first : end
    if (end < first) report({ message: 'An event ends before it begins.' })
    const days = [first, last] as const
    return { startsAt: midnight(first, timeZone), endsAt: midnight(nextDay(last), timeZone), timeZone, days }
  }
  const startsAt = parseInstant(fragment.startsAt, 'startsAt', report)
  if (startsAt === undefined) return undefined
  const end = parseInstant(fragment.endsAt, 'endsAt', report) ?? startsAt
  if (end < startsAt) report({ message: 'An event ends before it begins.' })
  return { startsAt, endsAt: Math.max(startsAt, end), timeZone }
}

/** Formats the moments in a language. */
export function describeMoments({ startsAt, endsAt, timeZone, days }: EventMoments, language: Language): EventTimes {
  const offsets = [offsetAt(startsAt, timeZone), offsetAt(endsAt, timeZone)] as const
  if (days)
    return { startsAt, endsAt, allDay: true, dateTime: days[0], text: formatDateRange(language, ...days), offsets }
  const zoneName = formatZoneName(language, startsAt, timeZone)
  return {
    startsAt,
    endsAt,
    allDay: false,
    dateTime: dateTimeAt(startsAt, timeZone),
    text: formatEventRange(language, startsAt, endsAt, timeZone),
    ...(zoneName !== undefined && { zoneName }),
    offsets,
  }
}

/** Formats a moment in a time zone: `2027-01-21T19:00+01:00`. */
export function dateTimeAt(moment: number, timeZone: string): string {
  const offset = offsetAt(moment, timeZone)
  const size = Math.abs(offset)
  const padTwoDigits = (value: number) => String(value).padStart(2, '0')
  return `${new Date(moment + offset * minute).toISOString().slice(0, 16)}${offset < 0 ? '-' : '+'}${padTwoDigits(Math.floor(size / 60))}:${padTwoDigits(size % 60)}`
}

/**
 * Returns the time zone of an event. If it is missing or unknown, the UTC offset of the event's start replaces it, with UTC
 * as the last resort.
 */
function zoneOf({ timezone, startsAt }: TimesFields, report: ReportContentProblem): string {
  if (typeof timezone === 'string' && timezone !== '') {
    if (isTimeZone(timezone)) return timezone
    report({ message: 'The time zone is unknown.', timezone })
  }
  const [, offset = 'Z'] = instantForm.exec(startsAt ?? '') ?? []
  const zone = offset === 'Z' ? 'UTC' : `${offset.slice(0, 3)}:${offset.slice(-2)}`
  return isTimeZone(zone) ? zone : 'UTC'
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the offset of a time zone from UTC at a moment, in minutes. */
function offsetAt(moment: number, timeZone: string): number {
  let format = offsetFormats.get(timeZone)
  if (!format)
    offsetFormats.set(timeZone, (format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })))
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Returns the moment at which a day begins in a time zone. */
function midnight(isoDay: string, timeZone: string): number {
  const inUtc = Date.parse(isoDay)
  // The offset may change between midnight in the time zone and midnight in UTC, so it is determined again near the result.
  const near = inUtc - offsetAt(inUtc, timeZone) * minute
  return inUtc - offsetAt(near, timeZone) * minute
}

const nextDay = (isoDay: string): string => new Date(Date.parse(isoDay) + dayMs).toISOString().slice(0, 10)
