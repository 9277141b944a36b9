import { msg } from '@lingui/core/macro'
import type { PageKind } from '#blocks/page-kind.ts'
import type { EducationEvent } from './event.ts'

export const eventKind = {
  name: 'event',
  types: {
    educationEvent: {
      one: msg({ id: 'type-event', message: 'Event', comment: 'Kind of page' }),
      many: msg({
        id: 'types-event',
        message: 'Events',
        comment: 'Heading above several pages of a kind in search results',
      }),
    },
  },
  // This link of the navigation is marked as current on the pages of both kinds of events.
  navigation: '/education-events/events',
  catalogues: ['events'],
  view: () => import('./EventPage.tsx').then((module) => module.EventPage),
} as const satisfies PageKind<EducationEvent>
