import { expect, test } from 'vitest'
import { decodeSafely } from './decode-safely.ts'

test.each([
  ['/condition/kidney%20stones', '/condition/kidney stones'],
  ['e%CC%81', '\u00e9'],
  ['e\u0301', '\u00e9'],
  ['a+b', 'a+b'],
  ['%', '%'],
  ['100%25 %E0%A4%A', '100%25 %E0%A4%A'],
])('%j is decoded to %j', (encoded, text) => {
  expect(decodeSafely(encoded)).toBe(text)
})
