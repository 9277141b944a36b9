import { expect, test } from 'vitest'
import { isEmail, countCharacters, normalizeLine, normalizeText } from './normalize-text.ts'

test('multi-line text keeps its line breaks and loses control characters', () => {
  expect(normalizeText('  one\r\ntwo\rthree\u0000\u0007 \t')).toBe('one\ntwo\nthree')
  expect(normalizeText('one\u2028two\u2029three\u0085four\vfive\fsix')).toBe('one\ntwo\nthree\nfour\nfive\nsix')
  expect(normalizeText('e\u0301')).toBe('é')
  expect(normalizeText(null)).toBe('')
})

test('single-line text has no line breaks, which prevents mail header injection', () => {
  expect(normalizeLine(' Ada\r\nBcc: all@example.org ')).toBe('Ada Bcc: all@example.org')
})

test('length is counted in characters, not in UTF-16 units', () => {
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
])('%s is a valid email address: %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})
