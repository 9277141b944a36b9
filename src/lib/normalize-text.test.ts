import { expect, test } from 'vitest'
import { isEmail, countCharacters, normalizeLine, normalizeText } from './normalize-text.ts'

test('a text keeps its lines, and loses what nobody sees', () => {
  expect(normalizeText('  one\r\ntwo\rthree\u0000\u0007 \t')).toBe('one\ntwo\nthree')
  expect(normalizeText('e\u0301')).toBe('é')
  expect(normalizeText(null)).toBe('')
})

test('a line has no line ends: nothing can be slipped into the head of a mail', () => {
  expect(normalizeLine(' Ada\r\nBcc: all@example.org ')).toBe('Ada Bcc: all@example.org')
})

test('characters are counted as their writer counts them', () => {
  expect(countCharacters('👍尿石')).toBe(3)
})

test.each([
  ['ada@example.org', true],
  ['ada.lovelace+site@mail.example.co.uk', true],
  ['josé@correo.example', true],
  ['用户@例子.公司', true],
  ['ada@localhost', false],
  ['ada', false],
  ['@example.org', false],
  ['ada@example..org', false],
  ['ada @example.org', false],
  ['Ada <ada@example.org>', false],
  ['ada@example.org,all@example.org', false],
  [`${'a'.repeat(250)}@example.org`, false],
])('%s has the form of an address: %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})
