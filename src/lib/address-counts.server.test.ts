import { expect, test } from 'vitest'
import { createAddressCounts } from './address-counts.server.ts'

test.each([
  ['2001:db8::1', '2001:db8::ffff:1', true],
  ['2001::3:4:5:6:7', '2001:0:0:3::9', true],
  ['2001::3:4:5:6:7', '2001::1', false],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['::1', '::2', true],
  ['8.8.8.8', '8.8.8.8', true],
  ['8.8.8.8', '8.8.4.4', false],
])('%s and %s count as one: %s', (one, other, areOne) => {
  const countOf = createAddressCounts({ within: 1000, now: () => 0 })
  expect(countOf(one) === countOf(other)).toBe(areOne)
})
