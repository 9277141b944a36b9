import { expect, test } from 'vitest'
import { withoutDiacritics } from './without-diacritics.ts'

test.each([
  ['böbrek taşı', 'bobrek tası'],
  ['e\u0301t\u00e9', 'ete'],
  ['πέτρα', 'πετρα'],
  ['كُلْيَة', 'كلية'],
  ['ﬁbrosis', 'fibrosis'],
  ['Ｘ', 'X'],
  ['øł', 'øł'],
])('%j without diacritics is %j', (text, plain) => {
  expect(withoutDiacritics(text)).toBe(plain)
})
