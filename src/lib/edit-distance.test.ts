import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test('the edit distance counts wrong, missing, extra and swapped letters, up to a maximum', () => {
  expect(editDistance('kidney', 'kidney', 2)).toBe(0)
  expect(editDistance('kindey', 'kidney', 2)).toBe(1)
  expect(editDistance('stons', 'stones', 1)).toBe(1)
  expect(editDistance('prostrate', 'prostate', 2)).toBe(1)
  expect(editDistance('incontinense', 'incontinence', 2)).toBe(1)
  expect(editDistance('bladder', 'kidney', 2)).toBe(3)
  expect(editDistance('', 'ab', 2)).toBe(2)
})
