import { describe, expect, test } from 'vitest'
import type { ContentProblem } from '#blocks/content-problem.server.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { dateTimeAt, describeMoments, resolveMoments, type TimesFields } from './event-times.server.ts'
import { formatDateRange, formatEventRange, formatTime } from './format-event-range.ts'

const moments = (fragment: TimesFields) => {
  const problems: ContentProblem[] = []
  return { moments: resolveMoments(fragment, (problem) => problems.push(problem)), problems }
}
const iso = (moment: number | undefined) => (moment === undefined ? undefined : new Date(moment).toISOString())
const evening = {
  startsAt: '2027-01-21T19:00:00+01:00',
  endsAt: '2027-01-21T20:00:00+01:00',
  timezone: 'Europe/Brussels',
}

describe('the times of an event', () => {
  test('an event without an end ends when it starts', () => {
    expect(iso(moments(evening).moments?.endsAt)).toBe('2027-01-21T19:00:00.000Z')
    expect(iso(moments({ ...evening, endsAt: null }).moments?.endsAt)).toBe('2027-01-21T18:00:00.000Z')
  })

  test.each([
    ['Europe/Berlin', '+02:00', '2026-09-24T22:00:00.000Z'],
    ['America/New_York', '-04:00', '2026-09-25T04:00:00.000Z'],
    ['Pacific/Auckland', '+12:00', '2026-09-24T12:00:00.000Z'],
    ['Pacific/Kiritimati', '+14:00', '2026-09-24T10:00:00.000Z'],
  ])('an all-day event ends with its last day in its own time zone: %s', (timezone, offset, end) => {
    const fragment = {
      startsAt: `2026-09-23T00:00:00${offset}`,
      endsAt: `2026-09-24T00:00:00${offset}`,
      timezone,
      allDay: true,
    }
    const found = moments(fragment).moments
    expect(found?.days).toEqual(['2026-09-23', '2026-09-24'])
    expect(iso(found?.endsAt)).toBe(end)
    expect(moments({ ...fragment, endsAt: `2026-09-24T23:59:00${offset}` }).moments).toEqual(found)
  })

  test('an all-day event lasts 23 or 25 hours on the days of daylight saving changes', () => {
    const hours = (day: string, timezone: string) => {
      const found = moments({ startsAt: `${day}T00:00:00+00:00`, timezone, allDay: true }).moments
      return ((found?.endsAt ?? 0) - (found?.startsAt ?? 0)) / 3_600_000
    }
    expect(hours('2027-03-28', 'Europe/Amsterdam')).toBe(23)
    expect(hours('2026-10-25', 'Europe/Amsterdam')).toBe(25)
    expect(hours('2026-11-01', 'America/New_York')).toBe(25)
  })

  test('an event without a time zone has the UTC offset of its start', () => {
    expect(moments({ ...evening, timezone: null }).moments?.timeZone).toBe('+01:00')
    expect(moments({ startsAt: '2027-01-21T18:00:00Z' }).moments?.timeZone).toBe('UTC')
  })

  test('invalid times and time zones are left out and reported', () => {
    expect(moments({ ...evening, timezone: 'Middle/Earth' })).toMatchObject({
      moments: { timeZone: '+01:00' },
      problems: [{ message: 'The time zone is unknown.' }],
    })
    expect(moments({ startsAt: 'soon' }).moments).toBeUndefined()
    expect(moments({ startsAt: '2027-01-21T19:00:00' }).problems).toHaveLength(1)
    expect(moments({ startsAt: '2027-02-30', allDay: true }).moments).toBeUndefined()
    expect(moments({ ...evening, endsAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      moments: { endsAt: Date.parse(evening.startsAt) },
      problems: [{ message: 'An event ends before it begins.' }],
    })
    expect(moments({}).moments).toBeUndefined()
    expect(moments({}).problems).toEqual([])
  })
})

/** Removes word joiners, which are invisible, and replaces no-break spaces with ordinary ones. */
const seen = (text: string) => text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ')

describe('formatted event times', () => {
  const words = (fragment: TimesFields, language: Language = 'en-US') => {
    const found = moments(fragment).moments
    if (!found) throw new Error('no moments')
    return describeMoments(found, language)
  }

  test('show the day once, the start and end time, and the name of the time zone', () => {
    expect(words(evening)).toMatchObject({
      dateTime: '2027-01-21T19:00+01:00',
      zoneName: 'Central European Time',
      offsets: [60, 60],
      allDay: false,
    })
    expect(seen(words(evening).text).replaceAll(/\s/g, ' ')).toBe('Thursday, January 21, 2027, 7:00 – 8:00 PM')
  })

  test('show only days for an all-day event', () => {
    const days = words({ startsAt: '2026-09-24T00:00:00+02:00', allDay: true, timezone: 'Europe/Berlin' })
    expect(days).toMatchObject({ text: 'Thursday, September 24, 2026', dateTime: '2026-09-24', allDay: true })
    expect(days).not.toHaveProperty('zoneName')
  })

  test('have an ISO offset west and east of Greenwich', () => {
    expect(dateTimeAt(Date.parse('2027-01-21T18:00:00Z'), 'America/St_Johns')).toBe('2027-01-21T14:30-03:30')
    expect(dateTimeAt(Date.parse('2027-01-21T18:00:00Z'), 'Asia/Kathmandu')).toBe('2027-01-21T23:45+05:45')
    expect(dateTimeAt(Date.parse('2027-01-21T18:00:00Z'), 'Europe/London')).toBe('2027-01-21T18:00+00:00')
  })

  test.each(languages)('show both ends over midnight and over several days: %s', (language) => {
    const start = Date.parse('2027-01-21T19:00:00+01:00')
    const overMidnight = formatEventRange(language, start, Date.parse('2027-01-22T01:00:00+01:00'), 'Europe/Brussels')
    expect(seen(overMidnight)).toMatch(/21.*\S\s–\s\S?.*22/u)
    const days = formatDateRange(language, '2027-01-21', '2027-01-23')
    expect(days).toMatch(/21/)
    expect(days).toMatch(/23/)
    expect(days).not.toContain('/')
    // A start without an end shows no range.
    expect(formatEventRange(language, start, start, 'Europe/Brussels')).not.toMatch(/\s[–-]\s/)
  })

  test.each(languages)('do not break at the dash: %s', (language) => {
    const start = Date.parse('2027-01-21T10:00:00Z')
    for (const range of [
      formatEventRange(language, start, start + 9_000_000, 'UTC'),
      formatEventRange(language, start, start + 90_000_000, 'UTC'),
    ])
      expect(range).toMatch(/\S\u2060(?:[\u00a0\u202f]\u2060)?–(?:\u2060[\u00a0\u202f])?\u2060\S/u)
  })

  test.each(languages)('do not break between a time and its suffix, such as PM: %s', (language) => {
    const start = Date.parse('2027-01-21T10:00:00Z')
    for (const end of [start, start + 9_000_000, start + 90_000_000]) {
      expect(formatEventRange(language, start, end, 'UTC')).not.toMatch(/\d[:.]\d\d \p{L}/u)
    }
    expect(formatTime(language, start, 'UTC')).not.toMatch(/\d[:.]\d\d \p{L}/u)
  })

  test('have spaces around the dash between two days in Finnish, Slovenian and Chinese', () => {
    expect(seen(formatDateRange('fi-FI', '2027-01-21', '2027-01-23'))).toBe(
      'torstai 21. tammikuuta 2027 – lauantai 23. tammikuuta 2027',
    )
    expect(seen(formatDateRange('sl-SI', '2027-01-21', '2027-01-23'))).toBe('četrtek, 21. – sobota, 23. januar 2027')
    expect(seen(formatDateRange('zh-CN', '2027-01-21', '2027-01-23'))).toBe('2027年1月21日星期四 – 2027年1月23日星期六')
  })
})
