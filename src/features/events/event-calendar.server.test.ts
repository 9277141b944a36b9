import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { EventCalendarQuery } from '#content-contract/operations.ts'
import { exampleContext, exampleTeaser } from '#blocks/fragment-examples.server.ts'
import type { ItemOf } from '#blocks/plain-text.server.ts'
import { parseCalendarEvent, writeCalendar } from './event-calendar.server.ts'

type Fields = ItemOf<EventCalendarQuery['entries']>

const labels = { cancelled: 'Canceled', online: 'Online', register: 'Register' }
const fragment: Fields = {
  ...exampleTeaser,
  uid: '5f0a7a52-7a3c-5c1e-9c50-51ab5a1f0a11',
  title:
    'Kidney stones: an evening of questions, with answers; and a title so long that its line has to be folded 结石',
  uri: 'education-events/kidney-stone-evening',
  introText: 'One hour online,\nwith your questions.',
  startsAt: '2027-01-21T19:00:00+01:00',
  endsAt: '2027-01-21T20:00:00+01:00',
  timezone: 'Europe/Brussels',
  venue: 'Town hall',
  city: 'Brussels',
  countryCode: 'BE',
  registrationUrl: 'https://example.org/register',
  programme: [{ title: 'What a stone is', startsAt: '2027-01-21T19:00:00+01:00', text: 'Ten minutes' }],
  dateCreated: '2026-11-01T09:00:00+01:00',
  dateUpdated: '2026-11-16T09:00:00+01:00',
}

function write(...fragments: Fields[]) {
  const events = fragments.flatMap((each) => parseCalendarEvent(each, exampleContext('nl'), labels) ?? [])
  return writeCalendar({ events })
}

/** Parses the file with a different library from the one that writes it, and returns its events. */
function read(file: string): ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
}

function readOne(changes: Partial<Fields> = {}) {
  const [component] = read(write({ ...fragment, ...changes }))
  if (!component) throw new Error('no event')
  const value = (name: string) => component.getFirstPropertyValue(name)?.toString()
  return { event: new ICAL.Event(component), value }
}

describe('an event in an iCalendar file', () => {
  test('has its start and end in UTC', () => {
    const { event, value } = readOne()
    expect(event.startDate.toJSDate()).toEqual(new Date('2027-01-21T18:00:00Z'))
    expect(event.endDate.toJSDate()).toEqual(new Date('2027-01-21T19:00:00Z'))
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
    expect(value('status')).toBe('CONFIRMED')
  })

  test('has its title, place, URL and description in the language of the site', () => {
    const { event, value } = readOne()
    expect(event.summary).toBe(fragment.title)
    expect(event.location).toBe('Town hall, Brussels, België')
    expect(value('url')).toBe('https://example.org/nl/education-events/kidney-stone-evening')
    expect(event.description.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      [
        'One hour online, with your questions.',
        'donderdag 21 januari 2027, 19:00–20:00\nMidden-Europese tijd',
        '19:00: What a stone is',
        'Register: https://example.org/register',
        'https://example.org/nl/education-events/kidney-stone-evening',
      ].join('\n\n'),
    )
  })

  test('has a URL that is percent-encoded once', () => {
    const { event, value } = readOne({ uri: 'education-events/камъни' })
    const url = `https://example.org/nl/education-events/${encodeURIComponent('камъни')}`
    expect(value('url')).toBe(url)
    expect(event.description).toContain(url)
  })

  test.each([
    ['2026-09-24T23:59:00+02:00', '2026-09-25'],
    ['2026-09-26T00:00:00+02:00', '2026-09-27'],
    [null, '2026-09-25'],
  ])('that lasts all day has the day after its last one as exclusive end (%s)', (endsAt, end) => {
    const { event } = readOne({
      startsAt: '2026-09-24T00:00:00+02:00',
      endsAt,
      allDay: true,
      timezone: 'Europe/Berlin',
    })
    expect(event.startDate.isDate).toBe(true)
    expect(event.startDate.toString()).toBe('2026-09-24')
    expect(event.endDate.toString()).toBe(end)
  })

  test('that is cancelled has status CANCELLED and says so in its text, without the registration link', () => {
    const { event, value } = readOne({ cancelled: true })
    expect(value('status')).toBe('CANCELLED')
    expect(event.summary).toMatch(/^Canceled: /)
    expect(event.description).toMatch(/^Canceled\./)
    expect(event.description).not.toContain('Register')
  })

  test('has a stable uid per site, and a higher sequence number when it is updated', () => {
    const { event, value } = readOne()
    expect(event.uid).toBe(`${fragment.uid}-nl`)
    expect(value('last-modified')).toBe('2026-11-16T08:00:00Z')
    expect(value('dtstamp')).toBe('2026-11-16T08:00:00Z')
    expect(event.sequence).toBe(15 * 24 * 60)
    expect(readOne({ dateUpdated: '2026-11-17T09:00:00+01:00' }).event.sequence).toBeGreaterThan(event.sequence)
    expect(readOne({ dateUpdated: null }).event.sequence).toBe(0)
    expect(readOne({ title: 'Another' }).event.uid).toBe(event.uid)
    expect(readOne({ uid: null }).event.uid).toBe('300-nl')
  })

  test('without an end has no DTEND, and an online event has its location "Online"', () => {
    const { event, value } = readOne({ endsAt: null, venue: null, city: null, countryCode: null, online: true })
    expect(value('dtend')).toBeUndefined()
    expect(event.startDate.toJSDate()).toEqual(new Date('2027-01-21T18:00:00Z'))
    expect(event.location).toBe('Online')
  })

  test('needs a start, a title and a page', () => {
    expect(
      read(write({ ...fragment, startsAt: null }, { ...fragment, title: null }, { ...fragment, uri: null })),
    ).toEqual([])
  })
})

test('an iCalendar file has lines of at most 75 bytes, and is the same each time it is written', () => {
  const file = write(fragment)
  expect(file).toBe(write(fragment))
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a subscription calendar has a name and a refresh interval, and can have no events', () => {
  const subscription = { name: 'Urology: events', href: 'https://example.org/nl/education-events/events' }
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar({ events: [], subscription })))
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Urology: events')
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT12H')
  expect(new ICAL.Component(ICAL.parse(write(fragment))).getFirstPropertyValue('x-wr-calname')).toBeNull()
})
