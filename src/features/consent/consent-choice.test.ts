import { expect, test } from 'vitest'
import { readConsentChoice } from './consent-choice.ts'

test.each([
  ['', undefined],
  ['consent=allowed', 'allowed'],
  ['theme=dark; consent=refused; _ga=GA1.1', 'refused'],
  ['consent=maybe', undefined],
  ['consent', undefined],
  ['not-consent=allowed; consented=allowed', undefined],
])('the consent in the cookies %j is %j', (cookies, choice) => {
  expect(readConsentChoice(cookies)).toBe(choice)
})
