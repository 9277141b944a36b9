import { expect, test } from 'vitest'
import { albanianFormats } from './albanian-formats.ts'
import { languages } from './languages.ts'

const hourMs = 3_600_000
/** Moments that are 25 hours apart, over two years, so that they cover all months, weekdays and hours. */
const moments = Array.from({ length: 731 }, (_, day) => Date.UTC(2026, 0, 1) + day * 25 * hourMs)
const utc = { timeZone: 'UTC' } as const

// The options are those of the functions that format dates, times, numbers and lists in the browser.
test.each<Intl.DateTimeFormatOptions>([
  { day: 'numeric', month: 'long', year: 'numeric', ...utc },
  { month: 'long', year: 'numeric', ...utc },
  { weekday: 'long', day: 'numeric', month: 'long', ...utc },
  { weekday: 'short', day: 'numeric', month: 'short', ...utc },
  { hour: 'numeric', minute: '2-digit', ...utc },
  { timeStyle: 'short', ...utc },
  { dateStyle: 'full', ...utc },
  { dateStyle: 'full', timeStyle: 'short', ...utc },
])('dates have the Albanian format of the server: %j', (options) => {
  const [ours, theirs] = [albanianFormats, Intl].map(({ DateTimeFormat }) => new DateTimeFormat('sq-AL', options))
  for (const moment of moments) expect(ours!.format(moment)).toBe(theirs!.format(moment))
})

test.each([1, 5, 24, 24 * 9, 24 * 40, 24 * 400])('ranges have the Albanian format of the server: %d hours', (hours) => {
  const options = { dateStyle: 'full', timeStyle: 'short', ...utc } as const
  const [ours, theirs] = [albanianFormats, Intl].map(({ DateTimeFormat }) => new DateTimeFormat('sq-AL', options))
  for (const start of moments)
    expect(ours!.formatRangeToParts(start, start + hours * hourMs)).toEqual(
      theirs!.formatRangeToParts(start, start + hours * hourMs),
    )
})

test.each<Intl.NumberFormatOptions>([
  {},
  { style: 'percent', maximumFractionDigits: 0 },
  { style: 'unit', unit: 'milliliter', unitDisplay: 'short', maximumFractionDigits: 0 },
  { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
])('numbers have the Albanian format of the server: %j', (options) => {
  const [ours, theirs] = [albanianFormats, Intl].map(({ NumberFormat }) => new NumberFormat('sq-AL', options))
  for (const value of [0, 0.25, 1, 1.25, 12.5, 999, 1234, 12_345.6, 1_234_567, -3])
    expect(ours!.format(value)).toBe(theirs!.format(value))
})

test.each<Intl.ListFormatOptions>([{}, { style: 'narrow' }, { type: 'disjunction' }])(
  'lists have the Albanian format of the server: %j',
  (options) => {
    const [ours, theirs] = [albanianFormats, Intl].map(({ ListFormat }) => new ListFormat('sq-AL', options))
    for (const list of [[], ['e'], ['A e B', 'ou'], ['A', 'B', 'C ou D']]) {
      expect(ours!.format(list)).toBe(theirs!.format(list))
      expect(ours!.formatToParts(list)).toEqual(theirs!.formatToParts(list))
    }
  },
)

test('the languages of the sites have the Albanian names of the server', () => {
  const [ours, theirs] = [albanianFormats, Intl].map(
    ({ DisplayNames }) => new DisplayNames('sq-AL', { type: 'language' }),
  )
  for (const language of languages) expect(ours!.of(language.slice(0, 2))).toBe(theirs!.of(language.slice(0, 2)))
})
