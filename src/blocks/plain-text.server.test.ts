import { describe, expect, test } from 'vitest'
import { plainText, plainTexts, nonNull } from './plain-text.server.ts'

describe('a text of the content', () => {
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
  ])('%j reads %j', (value, expected) => {
    expect(plainText(value)).toBe(expected)
  })

  test('is read however deeply it is nested', () => {
    expect(plainText(`${'<b>'.repeat(50_000)}deep`)).toBe('deep')
  })

  test('in a list is left out when it says nothing', () => {
    expect(plainTexts(['a', null, ' ', undefined, 'b '])).toEqual(['a', 'b'])
    expect(plainTexts(null)).toEqual([])
  })
})

test('a list may be missing, and so may its members', () => {
  expect(nonNull(null)).toEqual([])
  expect(nonNull([1, null, undefined, 0])).toEqual([1, 0])
})
