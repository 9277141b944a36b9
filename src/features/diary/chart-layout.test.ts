import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartLayout, chartSize } from './chart-layout.ts'
import { type DiaryDay, type DiaryEntry, minutesPerDay } from './diary.ts'
import { exampleDay, exampleDiary } from './examples.ts'

const entry: fc.Arbitrary<DiaryEntry> = fc.record({
  kind: fc.constant('void' as const),
  id: fc.uuid(),
  at: fc.integer({ min: 0, max: 2 * minutesPerDay - 1 }),
  volume: fc.integer({ min: 1, max: 5000 }),
})
const clock = fc.integer({ min: 0, max: minutesPerDay - 1 })
const anyDay: fc.Arbitrary<DiaryDay> = fc.record(
  {
    date: fc.constant('2026-11-26'),
    entries: fc.array(entry, { minLength: 1, maxLength: 20 }),
    gotUp: clock,
    wentToBed: clock,
    gotUpNext: clock,
    nextFirstVolume: fc.integer({ min: 1, max: 5000 }),
  },
  { requiredKeys: ['date', 'entries'] },
)

test('every mark of any day lies within the drawing', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { voids, drinks, leaks, night = [], hours, mark } = chartLayout(day)
      for (const x of [...voids, ...drinks, ...leaks, ...hours].map((one) => one.x).concat(night)) {
        expect(x).toBeGreaterThanOrEqual(chartSize.start)
        expect(x).toBeLessThanOrEqual(chartSize.width - chartSize.end)
      }
      for (const { height } of [...voids, ...drinks, mark]) {
        expect(height).toBeGreaterThanOrEqual(0)
        expect(height).toBeLessThanOrEqual(chartSize.reach)
      }
    }),
  )
})

test('a whole day has its night, the first void of each morning, and marks of the hours', () => {
  const { voids, drinks, leaks, night, hours } = chartLayout(exampleDay)
  expect([voids.length, drinks.length, leaks.length]).toEqual([10, 7, 2])
  expect(night?.[0]).toBeLessThan(night?.[1] ?? 0)
  expect(hours.map(({ at }) => (at / 60) % 24)).toEqual([8, 12, 16, 20, 0, 4])
})

test('the hours of a day with an entry at each end are at least eight hours apart', () => {
  const ends = [0, 2 * minutesPerDay - 1].map((at) => ({ kind: 'void', id: String(at), at, volume: 100 }) as const)
  const { hours } = chartLayout({ ...exampleDay, entries: ends })
  expect(hours.map(({ at }) => at / 60)).toEqual([0, 8, 16, 24, 32, 40])
})

test('a day that has only begun has no night', () => {
  const [, , begun = exampleDay] = exampleDiary
  expect(chartLayout(begun).night).toBeUndefined()
})
