import { describe, expect, test } from 'vitest'
import { plainText, plainTexts, nonNull } from './plain-text.server.ts'

describe('plain text', () => {
  test.each([
    ['  Kidney \n\t stones ', 'Kidney stones'],
    ['5\u00a0mm', '5\u00a0mm'],
    ['Stones < 5 mm & > 1 mm', 'Stones < 5 mm & > 1 mm'],
    ['<p>One <b>word</b></p><p>Two&nbsp;&amp; three<br>four</p>', 'One word Two\u00a0& three four'],
    ['a\u0000\u0007\ufeff\ud800b', 'ab'],
    ['', undefined],
    ['  \n', undefined],
    ['<p></p>', undefined],
    [null, undefined],
    [undefined, undefined],
    [7, undefined],
  ])('of %j is %j', (value, expected) => {
    expect(plainText(value)).toBe(expected)
  })

  test('is read from deeply nested HTML', () => {
    expect(plainText(`${'<b>'.repeat(50_000)}deep`)).toBe('deep')
  })

  test('in a list is left out when it is empty', () => {
    expect(plainTexts(['a', null, ' ', undefined, 'b '])).toEqual(['a', 'b'])
    expect(plainTexts(null)).toEqual([])
  })
})

test('null and undefined members of a list are removed, and a missing list is empty', () => {
  expect(nonNull(null)).toEqual([])
  expect(nonNull([1, null, undefined, 0])).toEqual([1, 0])
})
