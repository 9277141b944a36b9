import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, fullArticle } from '#blocks/examples.ts'
import type { EducationEvent, EventList, EventRow, EventTimes } from './event.ts'
import { EventListPage } from './EventListPage.tsx'
import { EventPage } from './EventPage.tsx'

const hour = 3_600_000
const now = Date.parse('2026-11-20T12:00:00Z')
const today = '2026-11-20'

const times = (startsAt: number, endsAt = startsAt + hour): EventTimes => ({
  startsAt,
  endsAt,
  allDay: false,
  dateTime: new Date(startsAt).toISOString(),
  text: `At ${startsAt}`,
  zoneName: 'Central European Time',
  offsets: [60, 60],
})
const row = (label: string, when: EventTimes): EventRow => ({
  link: { kind: 'internal', path: `/education-events/${label}`, label, text: `About ${label}` },
  facts: { times: when, cancelled: false, online: false, venue: 'Library', city: 'Utrecht', country: 'Netherlands' },
})
const list = (changes: Partial<EventList> = {}): EventList => ({
  now,
  coming: [],
  past: [],
  pastTotal: 0,
  page: 1,
  pages: 1,
  years: [],
  ...changes,
})
const event = (changes: Partial<EducationEvent> = {}): EducationEvent => ({
  kind: 'event',
  eventKind: 'event',
  article: { ...fullArticle, ancestors: [] },
  facts: {
    times: times(now + 24 * hour),
    cancelled: false,
    online: true,
    venue: 'Library',
    city: 'Utrecht',
    country: 'Netherlands',
  },
  programme: [
    {
      day: { dateTime: '2026-11-21', text: 'Saturday' },
      items: [{ title: 'Welcome', text: 'Coffee', time: { dateTime: '2026-11-21T10:00+01:00', text: '10:00' } }],
    },
    { day: { dateTime: '2026-11-22', text: 'Sunday' }, items: [{ title: 'Goodbye' }] },
  ],
  registrationHref: 'https://example.org/register',
  calendarPath: '/education-events/x.ics',
  ...changes,
})
const empty: EducationEvent = {
  kind: 'event',
  eventKind: 'event',
  article: emptyArticle,
  facts: { cancelled: false, online: false },
  programme: [],
  calendarPath: '/education-events/x.ics',
}
/** Returns the `href` attributes of all links, without percent-encoded quotation marks. */
const hrefs = (markup: ReturnType<typeof renderMarkup>) =>
  markup.all('a').map((link) => attribute(link, 'href')?.replaceAll('%22', ''))

describe('the page of an event', () => {
  test.each(['en', 'ar'] as const)('renders valid markup with and without optional fields (%s)', (site) => {
    for (const each of [event(), event({ facts: { ...event().facts, cancelled: true } }), empty]) {
      expectValidMarkup(renderMarkup(<EventPage content={each} today={today} />, { site }), { isPage: true })
    }
  })

  test('shows its time zone, place, program, registration link and calendar link', () => {
    const markup = renderMarkup(<EventPage content={event()} today={today} />)
    const words = markup.words()
    for (const part of ['Central European Time', 'Online', 'Library', 'Utrecht', 'Netherlands', 'Saturday', 'Welcome'])
      expect(words).toContain(part)
    expect(hrefs(markup)).toEqual(
      expect.arrayContaining(['https://example.org/register', '/education-events/x.ics', '/education-events/events']),
    )
    expect(markup.words()).not.toContain('Your time')
  })

  test('that is cancelled says so right after the title, and has no registration or calendar link', () => {
    const markup = renderMarkup(
      <EventPage content={event({ facts: { ...event().facts, cancelled: true } })} today={today} />,
    )
    expect(markup.words('header')).toMatch(/^Kidney stones\s*This event is canceled\./)
    expect(hrefs(markup)).not.toContain('https://example.org/register')
    expect(hrefs(markup)).not.toContain('/education-events/x.ics')
  })

  test('that is over says so, and has no registration or calendar link', () => {
    const past = event({ facts: { ...event().facts, times: times(now - 48 * hour) } })
    const markup = renderMarkup(<EventPage content={past} today={today} />)
    expect(markup.words('header')).toContain('This event is over.')
    expect(hrefs(markup)).not.toContain('https://example.org/register')
    expect(hrefs(markup)).not.toContain('/education-events/x.ics')
  })

  test('of a course links the list of courses', () => {
    expect(hrefs(renderMarkup(<EventPage content={event({ eventKind: 'education' })} today={today} />))).toContain(
      '/education-events/education',
    )
  })
})

describe('the upcoming events', () => {
  const at = (label: string, place: Partial<EventRow['facts']>): EventRow => {
    const { link, facts } = row(label, times(now + hour))
    return { link, facts: { ...facts, ...place } }
  }
  const coming = [
    at('off', { cancelled: true, country: 'Greece', countryCode: 'GR' }),
    at('webinar', { online: true, venue: undefined, city: undefined, country: undefined }),
    at('utrecht', { countryCode: 'NL' }),
  ]
  const titles = (place?: string) =>
    renderMarkup(<EventListPage kind="event" list={list({ coming })} place={place} />)
      .all('h3')
      .map(wordsOf)

  test('list canceled ones last', () => {
    expect(titles()).toEqual(['webinar', 'utrecht', 'off'])
  })

  test('can be limited to a country or to those online, by links', () => {
    expect(titles('online')).toEqual(['webinar'])
    expect(titles('NL')).toEqual(['utrecht'])
    const markup = renderMarkup(<EventListPage kind="event" list={list({ coming })} place="NL" />)
    expectValidMarkup(markup, { isPage: true })
    const links = markup.all('a').filter((link) => attribute(link, 'href')?.endsWith('#coming'))
    expect(links.map(wordsOf)).toEqual(['Everywhere', 'Online', 'Netherlands', 'Greece'])
    expect(links.map((link) => attribute(link, 'ariaCurrent'))).toEqual([undefined, undefined, 'true', undefined])
  })

  test('are those of all places if a place has none', () => {
    expect(titles('FR')).toEqual(titles())
    const markup = renderMarkup(<EventListPage kind="event" list={list({ coming })} place="FR" />)
    expect(markup.html).not.toContain('No event is planned')
    expect(
      markup
        .all('a')
        .filter((link) => attribute(link, 'ariaCurrent') === 'true')
        .map(wordsOf),
    ).toContain('Everywhere')
    const none = renderMarkup(<EventListPage kind="event" list={list()} place="FR" />)
    expect(none.html).toContain('No event is planned')
  })
})

describe('the list of events', () => {
  const full = list({
    coming: [row('today', times(now - 2 * hour)), row('soon', times(now + hour)), row('later', times(now + 99 * hour))],
    past: [row('long-ago', times(now - 999 * hour))],
    pastTotal: 41,
    pages: 3,
    years: [2026, 2025],
  })

  test.each(['en', 'ar'] as const)('renders valid markup with and without events (%s)', (site) => {
    for (const kind of ['event', 'education'] as const) {
      for (const each of [full, list(), list({ page: 2, pages: 2 }), list({ year: 2019, years: [2026] })])
        expectValidMarkup(renderMarkup(<EventListPage kind={kind} list={each} />, { site }), { isPage: true })
    }
  })

  test('lists ended events as past, latest first, and running events as upcoming', () => {
    const markup = renderMarkup(<EventListPage kind="event" list={full} />)
    const titles = markup.all('h3').map((each) => wordsOf(each))
    expect(titles).toEqual(['soon', 'later', 'today', 'long-ago'])
    expect(markup.words()).toContain('2 events')
    expect(markup.words()).toContain('42 events')
  })

  test('shows first that an event is cancelled', () => {
    const [first] = full.coming.slice(1)
    if (!first) throw new Error('no event')
    const cancelled = { ...first, facts: { ...first.facts, cancelled: true, online: true } }
    const item = renderMarkup(<EventListPage kind="event" list={list({ coming: [cancelled] })} />).all(
      (element) => element.tagName === 'li' && wordsOf(element).includes('About'),
    )[0]
    expect(item && wordsOf(item)).toMatch(/^Canceled/)
    expect(item && wordsOf(item)).toContain('Online')
  })

  test('links its pages and years, and marks the current ones with aria-current', () => {
    const markup = renderMarkup(<EventListPage kind="event" list={{ ...full, coming: [], page: 2, year: 2025 }} />, {
      at: '/elsewhere',
    })
    expect(hrefs(markup)).toEqual(
      expect.arrayContaining([
        '/education-events/events?year=2026#past',
        '/education-events/events?year=2025#past',
        '/education-events/events?year=2025&page=3#past',
      ]),
    )
    const current = markup
      .all((element) => attribute(element, 'ariaCurrent') !== undefined)
      .map((each) => wordsOf(each))
    expect(current).toEqual(['Events', 'Events', '2025', '2'])
    expect(markup.all((element) => attribute(element, 'id') === 'coming')).toEqual([])
  })

  test('without upcoming events links the courses and the calendar', () => {
    const markup = renderMarkup(<EventListPage kind="event" list={list()} />)
    expect(markup.words()).toContain('No event is planned at the moment.')
    expect(hrefs(markup)).toEqual(
      expect.arrayContaining(['/education-events/education', '/education-events/events.ics']),
    )
  })
})
