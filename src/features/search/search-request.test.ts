import { expect, test } from 'vitest'
import { parseSearchRequest, searchHref } from './search-request.ts'

test('search params are the same after they are written to a URL and parsed', () => {
  for (const params of [
    { query: 'blood & urine', page: 1 },
    { query: 'stones', kind: 'condition', topic: 'stones', page: 3 },
    { query: 'pain', within: '/guidelines/urolithiasis', page: 2 },
    { query: 'حصى الكلى', page: 1 },
    { query: '', page: 1 },
  ]) {
    const { searchParams } = new URL(searchHref(params), 'http://localhost')
    expect(parseSearchRequest(Object.fromEntries(searchParams))).toEqual(params)
  }
})

test.each([
  [{ page: 'abc' }],
  [{ page: '0' }],
  [{ page: '-1' }],
  [{ page: '99999' }],
  [{ kind: '<b>' }],
  [{ topic: '../x' }],
  [{ q: 7, kind: {}, topic: [], page: null }],
])('the invalid search parameters %j are ignored', (parameters) => {
  expect(parseSearchRequest(parameters)).toEqual({ query: '', page: 1 })
})

test('a query is cut to 200 characters', () => {
  expect(parseSearchRequest({ q: 'a'.repeat(1000) }).query).toHaveLength(200)
})
