import { expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { numberIn, readCatalogue } from '../../tests/support/catalogue.ts'
import { longestName, longestPassword, shortestPassword } from './form-limits.ts'
import { passwordHint } from './password-hint.ts'
import { problemWords } from './problem-words.ts'

// The numbers stand in the messages and are not parameters, because in many languages the number decides the form of the word after it.
test.each(languages)('%s: the messages name the length limits that the server enforces', (language) => {
  const words = readCatalogue(language)
  const named = (message: { message?: string }) => numberIn(words.get(message.message ?? '') ?? '')
  expect(named(passwordHint)).toBe(shortestPassword)
  expect(named(problemWords['password-short'])).toBe(shortestPassword)
  expect(named(problemWords['password-long'])).toBe(longestPassword)
  expect(named(problemWords['name-long'])).toBe(longestName)
})
