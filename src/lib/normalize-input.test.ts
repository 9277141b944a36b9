import { expect, test } from 'vitest'
import { normalizeInput } from './normalize-input.ts'

test.each([
  [' ＰＳＡ　４．５ 高吗？', 'PSA 4．5 高吗？'],
  ['cafe\u0301', 'caf\u00e9'],
  ['a\u202eb\u0000\tc\n', 'a b c'],
  ['ﬁve ½ ℃', 'ﬁve ½ ℃'],
])('normalizes %j', (typed, normalized) => {
  expect(normalizeInput(typed)).toBe(normalized)
})
