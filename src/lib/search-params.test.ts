import { expect, test } from 'vitest'
import { anyText, searchParams } from './search-params.ts'

const parse = searchParams({ page: /^[1-9]\d*$/, q: anyText })

test('a parameter of the right form is kept as it is written', () => {
  expect(parse({ page: '12', q: '' })).toEqual({ page: '12', q: '' })
})

test.each([['abc'], ['02'], [''], [7], [['1', '2']], [undefined]])(
  'a page %o counts as missing and overrides what stands in the address',
  (page) => {
    const parsed = parse({ page })
    expect(parsed).toHaveProperty('page', undefined)
    expect({ page, ...parsed }).toEqual({ page: undefined, q: undefined })
  },
)

test('other parameters are left to others', () => {
  expect(parse({ utm_source: 'mail' })).not.toHaveProperty('utm_source')
})

test('a composed and a decomposed letter are the same', () => {
  expect(parse({ q: 'u\u0308' }).q).toBe('\u00fc')
})

test('what has been parsed is parsed to the same', () => {
  for (const search of [{}, { page: 'abc' }, { q: '' }, { page: '2', q: 'a' }]) {
    const parsed = parse(search)
    expect(parse(parsed)).toEqual(parsed)
  }
})
