import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiaryDay, type DiaryEntry, minutesPerDay, timesOf } from './diary.ts'
import { averageOf, dayFigures, figureNames, figureOf, isCounted } from './diary-figures.ts'
import { exampleDay, exampleDiary } from './examples.ts'

const clock = fc.integer({ min: 0, max: minutesPerDay - 1 })
const volume = fc.integer({ min: 1, max: 1500 })
const at = fc.integer({ min: 0, max: 2 * minutesPerDay - 1 })
const voidEntry: fc.Arbitrary<DiaryEntry> = fc.record({ kind: fc.constant('void' as const), id: fc.uuid(), at, volume })
const unmeasuredVoid: fc.Arbitrary<DiaryEntry> = fc.record({ kind: fc.constant('void' as const), id: fc.uuid(), at })
const drink: fc.Arbitrary<DiaryEntry> = fc.record({
  kind: fc.constant('drink' as const),
  id: fc.uuid(),
  at,
  what: fc.constant('water'),
  volume,
})
const leak: fc.Arbitrary<DiaryEntry> = fc.record({
  kind: fc.constant('leak' as const),
  id: fc.uuid(),
  at,
  amount: fc.constantFrom('drops', 'damp', 'wet'),
  doing: fc.constant(''),
})
const dayWith = (entry: fc.Arbitrary<DiaryEntry>): fc.Arbitrary<DiaryDay> =>
  fc.record({
    date: fc.constant('2026-11-26'),
    gotUp: clock,
    wentToBed: clock,
    gotUpNext: clock,
    firstVolume: volume,
    nextFirstVolume: volume,
    entries: fc.array(entry, { maxLength: 30 }),
  })
const anyDay = dayWith(fc.oneof(voidEntry, unmeasuredVoid, drink, leak))
const measuredDay = dayWith(fc.oneof(voidEntry, drink, leak))

const urineOf = (day: DiaryDay) => {
  const { urine } = dayFigures(day)
  if (!urine) throw new Error('The day has no times.')
  return urine
}

describe('the figures of a day', () => {
  test('the example of the page about the diary has the volumes that the page gives', () => {
    expect(dayFigures(exampleDay)).toEqual({
      intake: 1850,
      leaks: 2,
      urine: {
        volume: 1780,
        nightVolume: 730,
        isMeasured: true,
        nightShare: 730 / 1780,
        dayVoids: 7,
        hasNextFirst: true,
        nightVoids: 2,
        meanVolume: 1780 / 9,
        maxVolume: 350,
      },
    })
  })

  test('the first void after getting up belongs to the night before, and changes only the maximum', () => {
    const figures = dayFigures(exampleDay)
    expect(dayFigures({ ...exampleDay, firstVolume: 900 })).toEqual({
      ...figures,
      urine: { ...figures.urine, maxVolume: 900 },
    })
  })

  test('the maximum is the largest volume of all, and may be that of the first void of either morning', () => {
    const day = (firstVolume: number, volume: number, nextFirstVolume: number): DiaryDay => ({
      ...exampleDay,
      firstVolume,
      nextFirstVolume,
      entries: [{ kind: 'void', id: 'x', at: 900, volume }],
    })
    const maximums = [day(400, 200, 300), day(200, 400, 300), day(200, 300, 400)].map((one) => urineOf(one).maxVolume)
    expect(maximums).toEqual([400, 400, 400])
    const { nextFirstVolume: _, ...open } = { ...day(350, 1, 1), entries: [] }
    expect(urineOf(open)).toMatchObject({ volume: 0, maxVolume: 350 })
    expect(urineOf(open).meanVolume).toBeUndefined()
  })

  test('a void at the minute of going to bed is one before sleep, and one a minute later is nocturia', () => {
    const day = (at: number): DiaryDay => ({
      ...exampleDay,
      entries: [{ kind: 'void', id: 'x', at, volume: 100 }],
    })
    const bed = timesOf(exampleDay)?.wentToBed ?? 0
    expect([urineOf(day(bed)).nightVoids, urineOf(day(bed + 1)).nightVoids]).toEqual([0, 1])
  })

  test('going to bed after midnight, and sleeping by day, are understood', () => {
    const late = { ...exampleDay, gotUp: 600, wentToBed: 60, gotUpNext: 540 }
    expect(timesOf(late)).toEqual({ gotUp: 600, wentToBed: 1500, gotUpNext: 1980 })
    const shift = { ...exampleDay, gotUp: 960, wentToBed: 540, gotUpNext: 960 }
    expect(timesOf(shift)).toEqual({ gotUp: 960, wentToBed: 1980, gotUpNext: 2400 })
  })

  test('entries before getting up and after getting up the next day are counted in no figure', () => {
    const { gotUp, gotUpNext } = timesOf(exampleDay) ?? { gotUp: 0, gotUpNext: 0 }
    const outside = [gotUp - 1, gotUpNext].flatMap((at): DiaryEntry[] => [
      { kind: 'drink', id: `drink-${at}`, at, what: 'water', volume: 500 },
      { kind: 'void', id: `void-${at}`, at, volume: 900 },
      { kind: 'leak', id: `leak-${at}`, at, amount: 'wet', doing: '' },
    ])
    expect(dayFigures({ ...exampleDay, entries: [...exampleDay.entries, ...outside] })).toEqual(dayFigures(exampleDay))
  })

  test('without its times a day has no figures of the urine', () => {
    const { gotUpNext: _, ...begun } = exampleDay
    expect(dayFigures(begun)).toEqual({ intake: 1850, leaks: 2 })
    expect(figureOf(dayFigures(begun), 'nightShare')).toBeUndefined()
  })

  test('where a void was not measured, or that of the next morning is missing, the volumes are minimums without a share', () => {
    const { nextFirstVolume: _, ...open } = exampleDay
    for (const day of [
      open,
      { ...exampleDay, entries: [...exampleDay.entries, { kind: 'void', id: 'x', at: 900 } as const] },
    ]) {
      const figures = dayFigures(day)
      expect(figures.urine?.isMeasured).toBe(false)
      expect(figureOf(figures, 'nightShare')).toBeUndefined()
      expect(figureOf(figures, 'volume')?.isMinimum).toBe(true)
      expect(figureOf(figures, 'maxVolume')?.isMinimum).toBe(true)
      expect(figureOf(figures, 'dayVoids')?.isMinimum).toBe(!figures.urine?.hasNextFirst)
    }
  })

  test('the nocturnal volume is a part of the 24-hour volume', () => {
    fc.assert(
      fc.property(measuredDay, (day) => {
        const { volume: whole, nightVolume, nightShare = -1, isMeasured } = urineOf(day)
        expect(isMeasured).toBe(true)
        expect(nightVolume).toBeLessThanOrEqual(whole)
        expect(nightShare).toBeGreaterThan(0)
        expect(nightShare).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('each void between getting up and getting up again is counted once, by day or by night, and so is the last one', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const times = timesOf(day)
        const within = day.entries.filter(
          (entry) => entry.kind === 'void' && times && entry.at >= times.gotUp && entry.at < times.gotUpNext,
        )
        const { dayVoids, nightVoids } = urineOf(day)
        expect(dayVoids + nightVoids).toBe(within.length + 1)
      }),
    )
  })

  test('the mean volume is not above the maximum, and all volumes together are the 24-hour volume', () => {
    fc.assert(
      fc.property(measuredDay, (day) => {
        const { volume: whole, meanVolume = 0, maxVolume = 0, dayVoids, nightVoids } = urineOf(day)
        expect(meanVolume).toBeLessThanOrEqual(maxVolume)
        expect(meanVolume * (dayVoids + nightVoids)).toBeCloseTo(whole, 6)
      }),
    )
  })

  test('the order of the entries does not matter', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayFigures({ ...day, entries: day.entries.toReversed() })).toEqual(dayFigures(day))
      }),
    )
  })

  test('a drink changes only the intake, and a leak only the number of leaks, unless they are outside the day', () => {
    fc.assert(
      fc.property(anyDay, drink, leak, (day, drunk, leaked) => {
        const before = dayFigures(day)
        expect(dayFigures({ ...day, entries: [...day.entries, drunk] })).toEqual({
          ...before,
          intake: before.intake + (drunk.kind === 'drink' && isCounted(day, drunk) ? drunk.volume : 0),
        })
        expect(dayFigures({ ...day, entries: [...day.entries, leaked] })).toEqual({
          ...before,
          leaks: before.leaks + (isCounted(day, leaked) ? 1 : 0),
        })
      }),
    )
  })

  test('going to bed earlier moves voids from the day to the night, and changes nothing else', () => {
    fc.assert(
      fc.property(measuredDay, (day) => {
        const times = timesOf(day)
        if (!times || times.wentToBed - times.gotUp < 2) return
        const earlierDay = { ...day, wentToBed: (times.wentToBed - 1) % minutesPerDay }
        // If the clock times of going to bed and of getting up again are equal, the night lasts 24 hours. With a bedtime one
        // minute earlier, it lasts one minute, so the two days cannot be compared.
        if (timesOf(earlierDay)?.gotUpNext !== times.gotUpNext) return
        const earlier = urineOf(earlierDay)
        const { volume: whole, dayVoids, nightVoids, nightVolume } = urineOf(day)
        expect(earlier.volume).toBe(whole)
        expect(earlier.dayVoids + earlier.nightVoids).toBe(dayVoids + nightVoids)
        expect(earlier.nightVolume).toBeGreaterThanOrEqual(nightVolume)
      }),
      {
        examples: [
          [
            {
              date: '2026-11-26',
              gotUp: 1,
              wentToBed: 1,
              gotUpNext: 1,
              firstVolume: 1,
              nextFirstVolume: 1,
              entries: [{ kind: 'void', id: 'at-bedtime', at: 1441, volume: 1 }],
            },
          ],
        ],
      },
    )
  })
})

describe('the averages', () => {
  test('need two whole days, and leave out volumes that are minimums', () => {
    for (const name of figureNames) expect(averageOf([exampleDay], name)).toBeUndefined()
    expect(averageOf(exampleDiary, 'volume')).toBeUndefined()
    expect(averageOf(exampleDiary, 'nightVoids')).toBe(2)
    expect(averageOf(exampleDiary, 'intake')).toBe(1850)
    expect(averageOf([exampleDay, { ...exampleDay, date: '2026-11-27', nextFirstVolume: 380 }], 'volume')).toBe(1830)
  })

  test('lie between the least and the greatest day', () => {
    fc.assert(
      fc.property(fc.array(measuredDay, { minLength: 2, maxLength: 5 }), (days) => {
        for (const name of figureNames) {
          const values = days.map((day) => figureOf(dayFigures(day), name)?.value ?? 0)
          const average = averageOf(days, name) ?? 0
          expect(average).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
          expect(average).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
        }
      }),
      { numRuns: 30 },
    )
  })
})
