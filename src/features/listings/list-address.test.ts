import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAddress, narrowed, parseListQuestion, type ListFilter } from './list-address.ts'
import { listNames, listOf } from './lists.ts'

test('a list URL without a query string is the first page without filters', () => {
  expect(parseListQuestion('news', {})).toEqual({ list: 'news', page: 1, filter: {} })
  expect(listAddress({ list: 'news', page: 1, filter: {} })).toBe('/news')
})

test('page, topic, tag and year are parsed from the query string, and written in a fixed order', () => {
  const question = parseListQuestion('updates', { year: '2026', page: '3', tag: 'pain', topic: 'stones' })
  expect(question).toEqual({ list: 'updates', page: 3, filter: { topic: 'stones', tag: 'pain', year: '2026' } })
  expect(listAddress(question)).toBe('/updates?topic=stones&tag=pain&year=2026&page=3')
})

test.each([
  { page: '0' },
  { page: '-1' },
  { page: 'abc' },
  { page: '1e9' },
  { page: '999999' },
  { topic: '' },
  { topic: 'a b' },
  { topic: '<script>' },
  { topic: '-x' },
  { tag: 'x'.repeat(101) },
  { tag: ['pain'] },
  { year: '26' },
  { year: '3026' },
  { color: 'red' },
])('the invalid search parameter %j is ignored', (query) => {
  expect(parseListQuestion('news', query)).toEqual({ list: 'news', page: 1, filter: {} })
})

test('a filter that a list does not have is ignored', () => {
  expect(parseListQuestion('undergraduates', { year: '2026', topic: 'stones' }).filter).toEqual({ topic: 'stones' })
  expect(parseListQuestion('press-releases', { tag: 'pain' }).filter).toEqual({})
})

test('slugs can be in any script, and are normalized to NFC', () => {
  expect(parseListQuestion('news', { topic: 'حصى-الكلى' }).filter).toEqual({ topic: 'حصى-الكلى' })
  expect(parseListQuestion('news', { tag: 'de\u0301bit' }).filter).toEqual({ tag: 'd\u00e9bit' })
})

test('setting or removing a filter returns to the first page and keeps the other filters', () => {
  const question = parseListQuestion('news', { topic: 'stones', year: '2026', page: '2' })
  expect(listAddress(narrowed(question, 'topic', 'cancer'))).toBe('/news?topic=cancer&year=2026')
  expect(listAddress(narrowed(question, 'topic', undefined))).toBe('/news?year=2026')
  expect(listAddress(narrowed(question, 'tag', 'pain'))).toBe('/news?topic=stones&tag=pain&year=2026')
})

test('the params of a list are the same after they are written to a URL and parsed', () => {
  const slug = fc.stringMatching(/^[a-zéл٠-٩结][a-zéл结0-9-]{0,20}$/)
  fc.assert(
    fc.property(
      fc.constantFrom(...listNames),
      fc.integer({ min: 1, max: 99_999 }),
      fc.record({ topic: slug, tag: slug, year: fc.constantFrom('1999', '2026') }, { requiredKeys: [] }),
      (list, page, asked) => {
        const filter: ListFilter = Object.fromEntries(
          Object.entries(asked).filter(([name]) => listOf(list).filters.some((each) => each === name)),
        )
        const query = listAddress({ list, page, filter }).split('?')[1]
        expect(parseListQuestion(list, Object.fromEntries(new URLSearchParams(query)))).toEqual({ list, page, filter })
      },
    ),
  )
})
