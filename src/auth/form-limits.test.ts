import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { numberIn, readCatalogue } from '../../tests/support/catalogue.ts'
import { attemptWindowMinutes, maxNameLength, maxPasswordLength, minPasswordLength } from './form-limits.ts'
import { passwordHint } from './password-hint.ts'
import { problemMessages } from './problem-messages.ts'

// The messages contain the numbers themselves and not parameters, because in many languages the number determines the form
// of the word after it.
test.each(languages)('%s: the messages name the length limits that the server enforces', (language) => {
  const words = readCatalogue(language)
  const named = (message: { message?: string }) => numberIn(words.get(message.message ?? '') ?? '')
  expect(named(passwordHint)).toBe(minPasswordLength)
  expect(named(problemMessages['password-short'])).toBe(minPasswordLength)
  expect(named(problemMessages['password-long'])).toBe(maxPasswordLength)
  expect(named(problemMessages['name-long'])).toBe(maxNameLength)
})

test.each(languages)('%s: readers are told how many minutes to wait after too many attempts', (language) => {
  const descriptor = problemMessages['too-many-attempts']
  const translation = compileMessageOrThrow(readCatalogue(language).get(descriptor.message ?? '') ?? '')
  const i18n = setupI18n({ locale: language, messages: { [language]: { [descriptor.id]: translation } } })
  expect(numberIn(i18n._(descriptor))).toBe(attemptWindowMinutes)
})

test('readers who reach the limit on forms, whose window is a minute, are told to wait a minute', () => {
  const { id, values, message = '' } = problemMessages['too-many-requests']
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': { [id]: compileMessageOrThrow(message) } } })
  expect(i18n._(id, values)).toContain('Please wait 1 minute and try again.')
})
