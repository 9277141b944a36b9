import { expect, test } from 'vitest'
import { readConsentChoice } from './consent-choice.ts'

test.each([
  ['', undefined],
  ['consent=allowed', 'allowed'],
  ['theme=dark; consent=refused; _ga=GA1.1', 'refused'],
  ['consent=maybe', undefined],
  ['consent', undefined],
  ['not-consent=allowed; consented=allowed', undefined],
])('the cookies %j hold the choice %j', (cookies, choice) => {
  expect(readConsentChoice(cookies)).toBe(choice)
})
