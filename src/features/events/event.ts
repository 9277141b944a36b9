import type { Article } from '#blocks/article.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** `event` is for everybody, `education` for people who work with patients. */
export type EventKind = 'event' | 'education'

/** When something takes place. Its words are in the site's language and were chosen on the server: browsers differ. */
export type EventTimes = {
  /** The first moment, in milliseconds since 1970. */
  readonly startsAt: number
  /** The moment from which it is over: of an all-day event, the end of its last day where it takes place. */
  readonly endsAt: number
  readonly allDay: boolean
  /** The beginning as a `time` element has it. */
  readonly dateTime: string
  /** Day and time in the event's own time zone; only the days of an all-day event. */
  readonly text: string
  /** The name of that time zone; not for an all-day event. */
  readonly zoneName?: string
  /** How far its clocks are ahead of UTC at the beginning and at the end, in minutes. */
  readonly offsets: readonly [start: number, end: number]
}

/** When and where something takes place, and whether it does. */
export type EventFacts = {
  readonly times?: EventTimes
  readonly cancelled: boolean
  readonly online: boolean
  readonly venue?: string
  readonly city?: string
  /** In the site's language. */
  readonly country?: string
}

/** An event in a list. */
export type EventRow = {
  readonly link: SafeLink & { readonly kind: 'internal' }
  readonly facts: EventFacts & { times: EventTimes }
}

/** The programme of one day of an event, in order. */
export type ProgrammeDay = {
  /** The day, when the event has several. */
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
  /** The absolute address of the page for registering. */
  readonly registrationHref?: string
  /** The path of the event as a calendar file. */
  readonly calendarPath: string
}

/** One page of one kind of events. */
export type EventList = {
  /** When the list was made, in milliseconds since 1970. */
  readonly now: number
  /** On the first page: the coming ones, soonest first, and some that ended a short time ago; of a year only the latter. */
  readonly coming: readonly EventRow[]
  /** A page of those that ended longer ago, latest first. */
  readonly past: readonly EventRow[]
  /** How many of these there are on all pages. */
  readonly pastTotal: number
  readonly page: number
  /** At least 1. */
  readonly pages: number
  /** The year to which the past ones are narrowed. */
  readonly year?: number
  /** The years in which past ones began, latest first. */
  readonly years: readonly number[]
}
