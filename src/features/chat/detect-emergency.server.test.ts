import { describe, expect, test } from 'vitest'
import { isLanguage } from '#i18n/languages.ts'
import { detectEmergency } from './detect-emergency.server.ts'
import { emergencyExamples } from './emergency-examples.ts'

describe.each(Object.entries(emergencyExamples))('%s', (language, { body, crisis, none }) => {
  if (!isLanguage(language)) throw new Error(`${language} is no language of the site`)
  test.each(body)('an emergency: %s', (phrase) => expect(detectEmergency(phrase, language)).toBe('body'))
  test.each(crisis)('a crisis: %s', (phrase) => expect(detectEmergency(phrase, language)).toBe('crisis'))
  test.each(none)('none: %s', (phrase) => expect(detectEmergency(phrase, language)).toBeUndefined())
})

test('English is understood on every site', () => {
  expect(detectEmergency('kidney stone and fever', 'nl-NL')).toBe('body')
  expect(detectEmergency('what is a testicular torsion?', 'nl-NL')).toBeUndefined()
})

test('marks that turn the text around, capitals and missing spaces around signs do not hide an emergency', () => {
  expect(detectEmergency('I CAN\u2019T\u202e PEE', 'en-US')).toBe('body')
  expect(detectEmergency('fever,kidney stone', 'en-US')).toBe('body')
})

test('long and odd input is read', () => {
  for (const text of [
    'a '.repeat(50_000),
    'not '.repeat(20_000),
    '不'.repeat(50_000),
    '_~='.repeat(10_000),
    '\u0000'.repeat(9999),
  ])
    expect(detectEmergency(text, text.startsWith('不') ? 'zh-CN' : 'en-US')).toBeUndefined()
})

test('the letters of a Persian keyboard are those of an Arabic one', () => {
  for (const phrase of ['لا أستطيع التبول', 'حصى الكلى مع حمى'])
    expect(detectEmergency(phrase.replaceAll('ك', 'ک').replaceAll('ي', 'ی').replaceAll('ى', 'ی'), 'ar')).toBe('body')
})
