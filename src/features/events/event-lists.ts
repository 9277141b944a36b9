import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventKind } from './event.ts'

/** The list page of each kind of event. */
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
