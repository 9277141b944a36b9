import type { Article } from '#blocks/article.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The kind of an event: `event` for the public, `education` for professionals. */
export type EventKind = 'event' | 'education'

/** The times of an event, formatted on the server in the site's language, because browsers format differently. */
export type EventTimes = {
  /** The moment at which the event begins, in milliseconds since 1970. */
  readonly startsAt: number
  /** The moment at which the event ends. For an all-day event, it is the end of the last day in its own time zone. */
  readonly endsAt: number
  readonly allDay: boolean
  /** The start as the `datetime` attribute of a `time` element; only the day if the event is all-day. */
  readonly dateTime: string
  /** The day and time in the event's own time zone; only the days if the event is all-day. */
  readonly text: string
  /** The name of that time zone; left out for all-day events. */
  readonly zoneName?: string
  /** The offsets of that time zone from UTC at the start and at the end, in minutes. */
  readonly offsets: readonly [start: number, end: number]
}

/** The time and place of an event, and whether it is canceled. */
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

/** The program of one day of an event, in order. */
export type ProgrammeDay = {
  /** The day; left out when the program has only one, and for items before the first one with a time. */
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

/** A page of the list of one kind of event. */
export type EventList = {
  /** The time at which the list was created, in milliseconds since 1970. */
  readonly now: number
  /**
   * The upcoming events, on the first page only, with some that ended recently; if the list is limited to a year, only the
   * latter. The site's own events come first, and then the order is by date, the next event first.
   */
  readonly coming: readonly EventRow[]
  /**
   * A page of the events that ended longer ago. The site's own events come first, and then the order is by date, the latest
   * event first.
   */
  readonly past: readonly EventRow[]
  /** The number of events that have ended, on all pages, without those in `coming`. */
  readonly pastTotal: number
  readonly page: number
  /** The number of pages, at least 1. */
  readonly pages: number
  /** The year to which the past events are limited. */
  readonly year?: number
  /** The years in which past events began, latest first. */
  readonly years: readonly number[]
}
