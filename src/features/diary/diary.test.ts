import { expect, test } from 'vitest'
import {
  diaryForm,
  formatClock,
  formatDiary,
  nextDate,
  parseClock,
  parseDiary,
  startDay,
  withDay,
  withDays,
  withEntry,
  withoutDay,
  withoutEntry,
} from './diary.ts'
import { exampleDay, exampleDiary } from './examples.ts'

test('a diary is the same after it is serialized and parsed', () => {
  expect(parseDiary(formatDiary(exampleDiary))).toEqual(exampleDiary)
  expect(diaryForm.parse(diaryForm.format(exampleDiary) ?? null)).toEqual(exampleDiary)
})

test('a long diary can be read again as well, however it has grown', () => {
  const dates = Array.from({ length: 400 }).reduce<string[]>(
    (list) => [...list, nextDate(list.at(-1) ?? '2026-01-01')],
    [],
  )
  const long = dates.reduce((diary, date) => withDay(diary, startDay(diary, date)), exampleDiary)
  const full = Array.from({ length: 300 }, (_, id) => ({ kind: 'void', id: `n${id}`, at: 600 }) as const).reduce(
    (diary, entry) => withEntry(diary, exampleDay.date, entry),
    long,
  )
  expect(parseDiary(formatDiary(full))).toEqual(full)
})

test('an empty diary is not stored', () => {
  expect(diaryForm.format([])).toBeUndefined()
  expect(diaryForm.parse(null)).toEqual([])
})

test.each([
  ['no JSON', 'drinks'],
  ['something else', '{"days":[]}'],
  ['a later version', formatDiary(exampleDiary).replace('"version":1', '"version":2')],
  ['an impossible date', formatDiary([{ ...exampleDay, date: '2026-13-40' }])],
  ['a negative amount', formatDiary([{ ...exampleDay, nextFirstVolume: -1 }])],
  ['an amount with a fraction', formatDiary([{ ...exampleDay, nextFirstVolume: 1.5 }])],
  ['a time beyond the next date', formatDiary([{ ...exampleDay, entries: [{ kind: 'void', id: 'x', at: 2880 }] }])],
  [
    'a text that is too long',
    formatDiary([{ ...exampleDay, entries: [{ kind: 'drink', id: 'x', at: 1, volume: 1, what: 'x'.repeat(101) }] }]),
  ],
])('a text with %s is refused as a file, and treated as an empty diary in the storage', (_, text) => {
  expect(parseDiary(text)).toBeUndefined()
  expect(diaryForm.parse(text)).toEqual([])
})

test('days and entries are kept in order of time', () => {
  const [first, second] = exampleDiary
  if (!first || !second) throw new Error('The example has too few days.')
  expect(withDay(withDay([], second), first).map(({ date }) => date)).toEqual([first.date, second.date])
  const early = withEntry([first], first.date, { kind: 'void', id: 'new', at: 420 })
  expect(early[0]?.entries[0]?.id).toBe('new')
  const shuffled = formatDiary([second, { ...first, entries: first.entries.toReversed() }])
  expect(parseDiary(shuffled)?.flatMap(({ entries }) => entries.map(({ at }) => at))).toEqual(
    [first, second].flatMap(({ entries }) => entries.map(({ at }) => at)),
  )
})

test('an entry with the id of another replaces it', () => {
  const [day] = withEntry([exampleDay], exampleDay.date, { kind: 'void', id: 'b', at: 545, volume: 190 })
  expect(day?.entries).toHaveLength(exampleDay.entries.length)
  expect(day?.entries.find(({ id }) => id === 'b')).toEqual({ kind: 'void', id: 'b', at: 545, volume: 190 })
})

test('an entry and a day can be removed', () => {
  expect(withoutEntry([exampleDay], exampleDay.date, 'b')[0]?.entries).toHaveLength(exampleDay.entries.length - 1)
  expect(withoutDay(exampleDiary, exampleDay.date)).toHaveLength(2)
})

test('a day that follows another begins with the morning on which that one ended', () => {
  expect(startDay([exampleDay], '2026-11-25')).toEqual({
    date: '2026-11-25',
    entries: [],
    gotUp: 410,
    firstVolume: 280,
  })
  expect(startDay([exampleDay], '2026-11-26')).toEqual({ date: '2026-11-26', entries: [] })
  expect(nextDate('2026-12-31')).toBe('2027-01-01')
})

test.each([
  ['00:00', 0],
  ['06:45', 405],
  ['23:59', 1439],
])('the time %s is the minute %i of the day', (text, minute) => {
  expect(parseClock(text)).toBe(minute)
  expect(formatClock(minute)).toBe(text)
  expect(formatClock(minute + 1440)).toBe(text)
})

test('an empty time field has no time', () => {
  expect(parseClock('')).toBeUndefined()
})

test.each(['2026-02-31', '2026-13-01', '1999-12-31', '3000-01-01', '2026-2-3', ''])(
  'a diary with the date %o is refused',
  (date) => {
    expect(parseDiary(formatDiary([{ date, entries: [] }]))).toBeUndefined()
  },
)

test('added days replace those with the same dates, and all are in order', () => {
  const day = (date: string, gotUp?: number) => ({ date, entries: [], ...(gotUp !== undefined && { gotUp }) })
  const diary = withDays([day('2026-11-24'), day('2026-11-26')], [day('2026-11-25'), day('2026-11-24', 400)])
  expect(diary).toEqual([day('2026-11-24', 400), day('2026-11-25'), day('2026-11-26')])
})
