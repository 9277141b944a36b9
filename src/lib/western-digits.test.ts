import { expect, test } from 'vitest'
import { westernDigits } from './western-digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['١١٢ (UE)', '112 (UE)'],
  ['½ ²', '½ ²'],
])('the digits of %j are converted to Western digits: %j', (text, western) => {
  expect(westernDigits(text)).toBe(western)
})
