import type { Article } from '#blocks/article.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The kind of an event: `event` for the public, `education` for professionals. */
export type EventKind = 'event' | 'education'

/** The times of an event, formatted on the server in the site's language, because browsers format differently. */
export type EventTimes = {
  /** The moment at which the event begins, in milliseconds since 1970. */
  readonly startsAt: number
  /** The moment from which the event is over; if it is all-day, the end of its last day in its own time zone. */
  readonly endsAt: number
  readonly allDay: boolean
  /** The start as the `datetime` attribute of a `time` element; only the day if the event is all-day. */
  readonly dateTime: string
  /** Day and time in the event's own time zone; only the days of an all-day event. */
  readonly text: string
  /** The name of that time zone; left out for all-day events. */
  readonly zoneName?: string
  /** The offsets of that time zone from UTC at the start and at the end, in minutes. */
  readonly offsets: readonly [start: number, end: number]
}

/** The time and place of an event, and whether it is cancelled. */
export type EventFacts = {
  readonly times?: EventTimes
  readonly cancelled: boolean
  readonly online: boolean
  readonly venue?: string
  readonly city?: string
  /** The name of the country, in the site's language. */
  readonly country?: string
  /** The code of that country (ISO 3166-1, two letters). */
  readonly countryCode?: string | undefined
}

/** An event in a list. */
export type EventRow = {
  readonly link: SafeLink & { readonly kind: 'internal' }
  readonly facts: EventFacts & { times: EventTimes }
}

/** The programme of one day of an event, in order. */
export type ProgrammeDay = {
  /** The day; left out when the event has only one. */
  readonly day?: { readonly dateTime: string; readonly text: string }
  readonly items: readonly {
    readonly title: string
    readonly text?: string
    readonly time?: { readonly dateTime: string; readonly text: string }
  }[]
}

export type EducationEvent = {
  readonly kind: 'event'
  readonly article: Article
  readonly eventKind: EventKind
  readonly facts: EventFacts
  readonly programme: readonly ProgrammeDay[]
  /** The absolute URL of the page for registering. */
  readonly registrationHref?: string
  /** The path of the event's calendar file. */
  readonly calendarPath: string
}

/** A page of one kind of events. */
export type EventList = {
  /** The time at which the list was created, in milliseconds since 1970. */
  readonly now: number
  /**
   * Coming events on the first page, with some that ended recently; when narrowed to a year, only those. The site's own ones
   * are first, then the soonest.
   */
  readonly coming: readonly EventRow[]
  /** A page of the events that ended longer ago, the site's own ones first, then the latest. */
  readonly past: readonly EventRow[]
  /** The number of past events on all pages. */
  readonly pastTotal: number
  readonly page: number
  /** The number of pages, at least 1. */
  readonly pages: number
  /** The year to which the past events are narrowed. */
  readonly year?: number
  /** The years in which past events began, latest first. */
  readonly years: readonly number[]
}
