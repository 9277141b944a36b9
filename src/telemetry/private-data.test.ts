import { expect, test } from 'vitest'
import { isRedacted, withoutData, withoutQueries } from './private-data.ts'

test.each([
  ['/search?q=blood', '/search'],
  ['https://example.org/search?q=blood#urine', 'https://example.org/search'],
  [
    'Failed to fetch "https://example.org/data/page?x=1" again',
    'Failed to fetch "https://example.org/data/page" again',
  ],
  ['/condition/kidney-stones#blood', '/condition/kidney-stones'],
  ['?q=blood', ''],
  ['["/search?q=blood","/nl/search?q=bloed"]', '["/search","/nl/search"]'],
  ['Why? Because.', 'Why? Because.'],
  ['a?.b is not a function', 'a?.b is not a function'],
])('%j ends before its query and its hash', (text, told) => {
  expect(withoutQueries(text)).toBe(told)
})

test('of a message its words are told, not the data behind them', () => {
  expect(withoutData('Refused: {"variables":{"search":"blood"}}')).toBe('Refused')
  expect(withoutData('x'.repeat(2000))).toHaveLength(500)
})

test.each(['password', 'newPassword', 'token', 'Set-Cookie', 'e-mail', 'q', 'searchText'])('%j is redacted', (key) => {
  expect(isRedacted(key)).toBe(true)
})

test.each(['path', 'site', 'question', 'frequency'])('%j is told', (key) => expect(isRedacted(key)).toBe(false))
