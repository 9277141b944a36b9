import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay } from './calendar-day.server.ts'
import type { ContentProblem } from './content-problem.server.ts'

function read(value: unknown) {
  const problems: ContentProblem[] = []
  return { day: parseDay(value, 'lastReviewed', (problem) => problems.push(problem)), problems }
}

test.each([
  ['2026-03-12', '2026-03-12'],
  ['2028-02-29', '2028-02-29'],
  ['2026-03-12T00:00:00+01:00', '2026-03-12'],
  ['2026-03-12T23:30:00-05:00', '2026-03-12'],
  ['2026-03-12T10:00Z', '2026-03-12'],
])('the date %s is parsed to %s, in its own time zone', (value, day) => {
  expect(read(value)).toEqual({ day, problems: [] })
})

test.each([
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01x',
  'soon',
  '12-03-2026',
  '2026-3-1',
  '2026-03-12T25:00:00Z',
  '2026-03-12 10:00',
  20260312,
])('an invalid date (%s) is left out and reported', (value) => {
  expect(read(value)).toMatchObject({ day: undefined, problems: [{ field: 'lastReviewed' }] })
})

test.each([null, undefined, ''])('a missing date (%j) is not reported', (value) => {
  expect(read(value)).toEqual({ day: undefined, problems: [] })
})

test('any parsed date exists in the calendar', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/)), (value) => {
      const { day } = read(value)
      if (day !== undefined) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    }),
  )
})
