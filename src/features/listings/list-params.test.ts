import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listHref, withFilter, parseListParams, type ListFilter } from './list-params.ts'
import { listNames, listOf } from './lists.ts'

test('a URL without a query is the first page of the whole list', () => {
  expect(parseListParams('news', {})).toEqual({ list: 'news', page: 1, filter: {} })
  expect(listHref({ list: 'news', page: 1, filter: {} })).toBe('/news')
})

test('page, topic, tag and year are read together', () => {
  const params = parseListParams('updates', { year: '2026', page: '3', tag: 'pain', topic: 'stones' })
  expect(params).toEqual({ list: 'updates', page: 3, filter: { topic: 'stones', tag: 'pain', year: '2026' } })
  expect(listHref(params)).toBe('/updates?topic=stones&tag=pain&year=2026&page=3')
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
])('a malformed parameter is treated as missing: %j', (query) => {
  expect(parseListParams('news', query)).toEqual({ list: 'news', page: 1, filter: {} })
})

test('a filter that a list does not have is treated as missing', () => {
  expect(parseListParams('undergraduates', { year: '2026', topic: 'stones' }).filter).toEqual({ topic: 'stones' })
  expect(parseListParams('press-releases', { tag: 'pain' }).filter).toEqual({})
})

test('slugs may be in any script, and are the same in every Unicode form', () => {
  expect(parseListParams('news', { topic: 'حصى-الكلى' }).filter).toEqual({ topic: 'حصى-الكلى' })
  expect(parseListParams('news', { tag: 'de\u0301bit' }).filter).toEqual({ tag: 'd\u00e9bit' })
})

test('setting or removing a filter returns to the first page and keeps the other filters', () => {
  const params = parseListParams('news', { topic: 'stones', year: '2026', page: '2' })
  expect(listHref(withFilter(params, 'topic', 'cancer'))).toBe('/news?topic=cancer&year=2026')
  expect(listHref(withFilter(params, 'topic', undefined))).toBe('/news?year=2026')
  expect(listHref(withFilter(params, 'tag', 'pain'))).toBe('/news?topic=stones&tag=pain&year=2026')
})

test('the parameters of a list are the same after they are written to a URL and parsed', () => {
  const slug = fc.stringMatching(/^[a-zéл٠-٩结][a-zéл结0-9-]{0,20}$/)
  fc.assert(
    fc.property(
      fc.constantFrom(...listNames),
      fc.integer({ min: 1, max: 99_999 }),
      fc.record({ topic: slug, tag: slug, year: fc.constantFrom('1999', '2026') }, { requiredKeys: [] }),
      (list, page, selected) => {
        const filter: ListFilter = Object.fromEntries(
          Object.entries(selected).filter(([name]) => listOf(list).filters.some((each) => each === name)),
        )
        const query = listHref({ list, page, filter }).split('?')[1]
        expect(parseListParams(list, Object.fromEntries(new URLSearchParams(query)))).toEqual({ list, page, filter })
      },
    ),
  )
})
