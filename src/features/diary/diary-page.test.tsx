import type { Element } from 'hast'
import { afterEach, expect, test, vi } from 'vitest'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { DaySheet } from './DaySheet.tsx'
import { DiaryChart } from './DiaryChart.tsx'
import { DiaryPage } from './DiaryPage.tsx'
import type { DiaryEntry } from './diary.ts'
import { EntryForm } from './EntryForm.tsx'
import { exampleDay, exampleDiary } from './examples.ts'
import { FiguresTable } from './FiguresTable.tsx'

const article = {
  link: { kind: 'internal', path: '/bladder-diary', label: 'Bladder diary' },
  sources: [{ id: '1', citation: 'International Continence Society.', details: '2019.' }],
} as const
afterEach(() => vi.useRealTimers())

const formsBelow = (element: Element): readonly Element[] =>
  element.children.flatMap((child) =>
    child.type === 'element' ? [...(child.tagName === 'form' ? [child] : []), ...formsBelow(child)] : [],
  )
const sheet = <DaySheet day={exampleDay} isOpen say={() => {}} />

test.each(['en', 'ar'] as const)('the page of the diary renders valid markup on the site %s', (site) => {
  expectValidMarkup(renderMarkup(<DiaryPage article={article} />, { site, at: '/my-bladder-diary' }), { isPage: true })
  expectValidMarkup(renderMarkup(sheet, { site }))
  expectValidMarkup(renderMarkup(<FiguresTable diary={exampleDiary} />, { site }))
})

test('without JavaScript the page leads to the sheets to print, and hides the tool', () => {
  const markup = renderMarkup(<DiaryPage article={article} />)
  expect(wordsOf(markup.one((element) => 'dataWithoutScript' in element.properties))).toContain('switched off')
  markup.one((element) => attribute(element, 'href') === '/bladder-diary')
  const tools = markup.all((element) => 'dataNeedsScript' in element.properties && element.tagName === 'div')
  expect(tools.reduce((total, one) => total + formsBelow(one).length, 0)).toBe(markup.all('form').length)
})

test('no date field takes a year of more than four digits', () => {
  const fields = renderMarkup(<DiaryPage article={article} />).all((element) => attribute(element, 'type') === 'date')
  expect(fields.map((field) => attribute(field, 'max'))).toEqual(['2999-12-31', '2999-12-31'])
})

test('the page lists the sources of its texts', () => {
  expect(renderMarkup(<DiaryPage article={article} />).words()).toContain('International Continence Society. 2019.')
})

test('the table of figures has a column for each day, and says where an amount is a minimum', () => {
  const markup = renderMarkup(<FiguresTable diary={exampleDiary} />)
  expect(markup.all((element) => attribute(element, 'scope') === 'col')).toHaveLength(exampleDiary.length + 1)
  const rows = markup.all('tr').map(wordsOf)
  expect(rows.find((row) => row.startsWith('Urine in 24 hours'))).toBe('Urine in 24 hours1,780 mLat least 1,620 mL––')
  expect(rows.find((row) => row.startsWith('Share of the night'))).toMatch(/41%–––$/)
})

test('the chart is one picture with a name, and is mirrored in Arabic', () => {
  const nightOf = (site: 'en' | 'ar') => {
    const markup = renderMarkup(<DiaryChart day={exampleDay} />, { site })
    const svg = markup.one('svg')
    expect(attribute(svg, 'role')).toBe('img')
    expect(attribute(svg, 'ariaLabel')).toContain('The table of the entries says the same.')
    const [night] = markup.all('rect')
    return Number(night && attribute(night, 'x'))
  }
  expect(nightOf('en')).toBeGreaterThan(180)
  expect(nightOf('ar')).toBeLessThan(180)
})

test.each([
  { site: 'en', labels: ['8AM', '12PM', '4PM', '8PM', '12AM', '4AM'] },
  { site: 'de', labels: ['8', '12', '16', '20', '0', '4'] },
] as const)('the hours of the chart have the clock of the language: $site', ({ site, labels }) => {
  const markup = renderMarkup(<DiaryChart day={exampleDay} />, { site })
  const texts = markup.all('g').map(wordsOf)
  expect(texts.slice(-labels.length)).toEqual(labels)
})

test('an entry after midnight has its date, and the others have not', () => {
  const headings = renderMarkup(sheet)
    .all((element) => attribute(element, 'scope') === 'row')
    .map((element) => wordsOf(element).trim())
  expect(headings.slice(-3)).toEqual(['10:45 PM', '1:30 AM Wed, Nov 25', '4:10 AM Wed, Nov 25'])
})

test('every entry has buttons to change and to remove it, whose names say its time', () => {
  const buttons = renderMarkup(sheet).all('button').map(wordsOf)
  expect(buttons.filter((name) => name.startsWith('Remove ') && /\d/.test(name))).toHaveLength(
    exampleDay.entries.length,
  )
  expect(buttons).toContain('Change 9:00 AM')
  expect(buttons).toContain('Remove 1:30 AM, Wed, Nov 25')
})

test('the form says whether an entry is new or being changed', () => {
  const legend = (edited?: DiaryEntry) =>
    wordsOf(
      renderMarkup(<EntryForm day={exampleDay} edited={edited} firstKind="void" onSave={() => {}} />).one('legend'),
    )
  expect(legend()).toBe('Write down a new entry')
  expect(legend(exampleDay.entries[0])).toBe('Change this entry')
})

test.each([
  { now: '2026-11-24T22:15', time: '22:15', date: 'Tue, Nov 24' },
  { now: '2026-11-25T00:30', time: '00:30', date: 'Wed, Nov 25' },
  { now: '2026-11-25T06:30', time: '06:30', date: 'Wed, Nov 25' },
  { now: '2026-11-26T06:30', time: '', date: 'Tue, Nov 24' },
])('a new entry has the current time and its date until the day after the day of the diary: $now', (expected) => {
  vi.useFakeTimers({ now: new Date(expected.now), toFake: ['Date'] })
  for (const gotUp of [{}, { gotUp: 6 * 60 }]) {
    const day = { date: '2026-11-24', entries: [], ...gotUp }
    const markup = renderMarkup(<EntryForm day={day} firstKind="drink" onSave={() => {}} />)
    const time = markup.one((element) => attribute(element, 'type') === 'time')
    const chosen = markup.one((element) => element.tagName === 'option' && element.properties['selected'] === true)
    expect([attribute(time, 'value'), wordsOf(chosen)]).toEqual([expected.time, expected.date])
  }
})
