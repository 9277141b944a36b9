import { expect, test } from 'vitest'
import { anyText, searchParams } from './search-params.ts'

const parse = searchParams({ page: /^[1-9]\d*$/, q: anyText })

test('a valid search parameter is kept unchanged', () => {
  expect(parse({ page: '12', q: '' })).toEqual({ page: '12', q: '' })
})

test.each([['abc'], ['02'], [''], [7], [['1', '2']], [undefined]])(
  'the invalid page %o is parsed to undefined, and overrides the unparsed value',
  (page) => {
    const parsed = parse({ page })
    expect(parsed).toHaveProperty('page', undefined)
    expect({ page, ...parsed }).toEqual({ page: undefined, q: undefined })
  },
)

test('undeclared search parameters are left out', () => {
  expect(parse({ utm_source: 'mail' })).not.toHaveProperty('utm_source')
})

test('search parameters are normalized to NFC', () => {
  expect(parse({ q: 'u\u0308' }).q).toBe('\u00fc')
})

test('parsing search parameters is idempotent', () => {
  for (const search of [{}, { page: 'abc' }, { q: '' }, { page: '2', q: 'a' }]) {
    const parsed = parse(search)
    expect(parse(parsed)).toEqual(parsed)
  }
})
