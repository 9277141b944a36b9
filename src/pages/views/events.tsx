import { EventPage } from '#features/events/EventPage.tsx'
import type { ShowPages } from '#pages/page-components.tsx'

export const pages: ShowPages<'event'> = {
  event: (event, { today, otherLanguages }) => (
    <EventPage event={event} today={today} otherLanguages={otherLanguages} />
  ),
}
