import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const now = Date.UTC(2026, 10, 23, 12, 0, 0)

test.each([
  ['0', 0],
  ['120', 120],
  ['Mon, 23 Nov 2026 12:00:30 GMT', 30],
  ['Monday, 23-Nov-26 12:00:30 GMT', 30],
  ['Mon, 23 Nov 2026 11:00:00 GMT', 0],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['Soon, or later', undefined],
])('Retry-After %j is a delay of %s seconds', (value, seconds) => {
  expect(parseRetryAfter(new Headers({ 'retry-after': value }), now)).toBe(seconds)
})

test('a response without Retry-After states no delay', () => {
  expect(parseRetryAfter(new Headers(), now)).toBeUndefined()
})
