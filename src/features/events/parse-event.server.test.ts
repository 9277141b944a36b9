import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventPageQuery, EventRowFragment } from '#content-contract/operations.ts'
import { EventPageDocument, PageLookupDocument } from '#content-contract/operations.ts'
import {
  emptiestEntry,
  exampleContext,
  exampleTeaser,
  fullestEntry,
  withNulls,
} from '#blocks/fragment-examples.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseEvent, parseEventRow } from './parse-event.server.ts'

const facts = {
  startsAt: '2027-03-13T10:00:00+01:00',
  endsAt: '2027-03-14T16:00:00+01:00',
  allDay: false,
  timezone: 'Europe/Amsterdam',
  venue: 'Public library',
  city: 'Utrecht',
  countryCode: 'NL',
  online: true,
  cancelled: false,
}
const fullest = {
  ...fullestEntry,
  ...facts,
  registrationUrl: 'https://example.org/register',
  programme: [
    { title: 'Doors open', startsAt: '2027-03-13T10:00:00+01:00', text: 'Coffee' },
    { title: 'Lunch', startsAt: null, text: null },
    null,
    { title: null, startsAt: '2027-03-14T09:00:00Z', text: 'The second day' },
    { title: null, startsAt: '2027-03-14T12:00:00Z', text: null },
  ],
} satisfies EventPageQuery['entry']
const context = () => exampleContext('en', { path: '/education-events/open-day' })

describe('an event', () => {
  test('is parsed with its place, its country in the language of the site, and its registration and calendar links', () => {
    const event = parseEvent({ ...fullest, kind: 'education' }, context())
    expect(event).toMatchObject({
      kind: 'event',
      eventKind: 'education',
      facts: { online: true, cancelled: false, venue: 'Public library', city: 'Utrecht', country: 'Netherlands' },
      registrationHref: 'https://example.org/register',
      calendarPath: '/education-events/open-day.ics',
      article: { title: 'Kidney stones' },
    })
    expect(parseEvent(fullest, exampleContext('de')).facts.country).toBe('Niederlande')
  })

  test('has its program grouped by days in its time zone', () => {
    const { programme } = parseEvent(fullest, context())
    expect(programme).toMatchObject([
      {
        day: { dateTime: '2027-03-13', text: 'Saturday, March 13, 2027' },
        items: [
          { title: 'Doors open', text: 'Coffee', time: { dateTime: '2027-03-13T10:00+01:00' } },
          { title: 'Lunch' },
        ],
      },
      {
        day: { dateTime: '2027-03-14' },
        items: [{ title: 'The second day', time: { dateTime: '2027-03-14T10:00+01:00' } }],
      },
    ])
    expect(programme[1]?.items[0]).not.toHaveProperty('text')
    const oneDay = parseEvent({ ...fullest, programme: fullest.programme.slice(0, 2) }, context()).programme
    expect(oneDay).toHaveLength(1)
    expect(oneDay[0]).not.toHaveProperty('day')
    const withUntimed = [{ title: 'Welcome', startsAt: null, text: null }, ...fullest.programme.slice(0, 1)]
    const [first, second] = parseEvent({ ...fullest, programme: withUntimed }, context()).programme
    expect(first).not.toHaveProperty('day')
    expect(second).not.toHaveProperty('day')
  })

  test('is parsed with only a title', () => {
    expect(parseEvent(emptiestEntry, context())).toMatchObject({
      eventKind: 'event',
      facts: { cancelled: false, online: false },
      programme: [],
    })
  })

  test('with an unknown country or an unsafe registration URL is parsed without them, and they are reported', () => {
    const where = context()
    const event = parseEvent({ ...emptiestEntry, countryCode: 'Narnia', registrationUrl: 'javascript:alert(1)' }, where)
    expect(event).not.toHaveProperty('registrationHref')
    expect(event.facts).not.toHaveProperty('country')
    expect(where.problems).toHaveLength(2)
  })

  test('that is null or has no fields throws a ContentError', () => {
    expect(() => parseEvent(null, context())).toThrow(ContentError)
    expect(() => parseEvent({} satisfies EventPageQuery['entry'], context())).toThrow(ContentError)
  })
})

// The embedded content server handles these queries.
test('the query for an event’s page fetches its kind', async () => {
  const uri = ['education-events/course-plain-language-for-urologists']
  const { own } = await fetchContent(PageLookupDocument, { uri, site: ['en'], primarySite: ['en'] })
  const { entry } = await fetchContent(EventPageDocument, { id: [own?.id ?? ''], site: ['en'] })
  expect(parseEvent(entry, context()).eventKind).toBe('education')
})

test('an event without a start is left out of lists and reported', () => {
  const where = context()
  expect(parseEventRow({ ...exampleTeaser, ...facts, startsAt: null }, where)).toBeUndefined()
  expect(where.problems).toMatchObject([{ message: 'An event without a beginning is left out of a list.' }])
  expect(parseEventRow({ ...exampleTeaser, ...facts }, where)).toMatchObject({ link: { label: 'Ureteroscopy' } })
})

test('an event with any fields missing is parsed, and only a missing title or id throws', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(15)), (stream) => {
      const isNull = () => stream.next().value === 0
      const event = withNulls(fullest, isNull) as EventPageQuery['entry']
      if (event?.id && event.title) parseEvent(event, context())
      else expect(() => parseEvent(event, context())).toThrow(ContentError)
      parseEventRow(withNulls({ ...exampleTeaser, ...facts }, isNull) as EventRowFragment | null, context())
    }),
  )
})
