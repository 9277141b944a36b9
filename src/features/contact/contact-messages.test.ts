import { expect, test } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { numberIn, readCatalogue } from '../../../tests/support/catalogue.ts'
import { contactLimits } from './contact-form.ts'
import { contactProblems } from './contact-messages.ts'

test.each(languages)('%s: the messages name the length limits that the server enforces', (language) => {
  const words = readCatalogue(language)
  const named = (message?: { message?: string }) => numberIn(words.get(message?.message ?? '') ?? '')
  expect(named(contactProblems.name['too-long'])).toBe(contactLimits.maxNameLength)
  expect(named(contactProblems.message['too-short'])).toBe(contactLimits.minMessageLength)
  expect(named(contactProblems.message['too-long'])).toBe(contactLimits.maxMessageLength)
})
