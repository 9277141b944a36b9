import type { EducationEvent as EducationEventThing, Thing } from 'schema-dts'
import { EventPageDocument } from '#content-contract/operations.ts'
import { entryContent } from '#blocks/kind-content.server.ts'
import { type DescribedPage, webPage, withBreadcrumbs } from '#blocks/structured-data-parts.server.ts'
import type { EducationEvent } from './event.ts'
import { parseEvent } from './parse-event.server.ts'

export const eventContent = entryContent({
  query: EventPageDocument,
  parse: parseEvent,
  sections: ['events'],
  topicGroup: 'events',
  structuredData: (event, page) => withBreadcrumbs(event.article, page, educationEvent(event, page)),
})

/** Describes an event for search engines. They require a start, so an event without one is described as a page instead. */
function educationEvent({ article, facts, registrationHref }: EducationEvent, described: DescribedPage): Thing {
  const page = webPage(article, described)
  const { times, online, venue, city, country } = facts
  if (!times) return page
  const place = venue !== undefined || city !== undefined
  return {
    '@type': 'EducationEvent',
    '@id': page['@id'],
    url: page.url,
    name: page.name,
    inLanguage: page.inLanguage,
    ...(page.description !== undefined && { description: page.description }),
    startDate: times.dateTime,
    // The last day of an all-day event is that of the moment half a day before its end. A moment just before the end could
    // fall on the next day, because the clocks may change at that midnight, and the offset is the one after the change.
    endDate: times.allDay
      ? new Date(times.endsAt - 12 * 60 * 60_000 + times.offsets[1] * 60_000).toISOString().slice(0, 10)
      : new Date(times.endsAt).toISOString(),
    eventStatus: `https://schema.org/${facts.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    ...((online || place) && {
      eventAttendanceMode: `https://schema.org/${online ? (place ? 'Mixed' : 'Online') : 'Offline'}EventAttendanceMode`,
      location: [
        ...(place
          ? [
              {
                '@type': 'Place' as const,
                ...(venue !== undefined && { name: venue }),
                address: {
                  '@type': 'PostalAddress' as const,
                  ...(city !== undefined && { addressLocality: city }),
                  ...(country !== undefined && { addressCountry: country }),
                },
              },
            ]
          : []),
        ...(online
          ? [{ '@type': 'VirtualLocation' as const, url: (facts.cancelled ? undefined : registrationHref) ?? page.url }]
          : []),
      ],
    }),
  } satisfies EducationEventThing
}
