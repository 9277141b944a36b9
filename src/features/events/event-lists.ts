import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventKind } from './event.ts'

/** The list page of each kind of events. */
export const eventLists: Readonly<
  Record<EventKind, { path: string; title: MessageDescriptor; intro: MessageDescriptor }>
> = {
  event: {
    path: '/education-events/events',
    title: msg({ message: 'Events', comment: 'Title of the list of events for patients and the public' }),
    intro: msg({
      message: 'Talks, open days and evenings of questions, near you and online. Everybody is welcome.',
      comment: "Under the title 'Events'",
    }),
  },
  education: {
    path: '/education-events/education',
    title: msg({
      message: 'Courses and training',
      comment: 'Title of the list of events for people who work with patients',
    }),
    intro: msg({
      message: 'For doctors, nurses and everybody else who works with patients.',
      comment: "Under the title 'Courses and training'",
    }),
  },
}

/** Returns the path, with query and hash, of a page of the past events of a year, or of all years. */
export const pastHref = (kind: EventKind, page: number, year: number | undefined): string =>
  `${eventLists[kind].path}${pastSearchString(page, year)}#past`

/** Returns the query for a page of past events, with the question mark; empty for the first page of all years. */
export function pastSearchString(page: number, year: number | undefined): string {
  const query = [...(year === undefined ? [] : [`year=${year}`]), ...(page === 1 ? [] : [`page=${page}`])].join('&')
  return query && `?${query}`
}
