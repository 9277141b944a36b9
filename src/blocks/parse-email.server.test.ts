import { expect, test } from 'vitest'
import { parseTextWithEmails, parseEmail } from './parse-email.server.ts'

test('email addresses are found in a line of text', () => {
  expect(parseTextWithEmails('Press office, press@example.org, or press-2@example.co.uk.')).toEqual([
    { text: 'Press office, ', isEmail: false },
    { text: 'press@example.org', isEmail: true },
    { text: ', or ', isEmail: false },
    { text: 'press-2@example.co.uk', isEmail: true },
    { text: '.', isEmail: false },
  ])
})

test('a line without an email address is plain text, and an empty line gives an empty list', () => {
  expect(parseTextWithEmails('Press office @ example')).toEqual([{ text: 'Press office @ example', isEmail: false }])
  expect(parseTextWithEmails(' ')).toEqual([])
  expect(parseTextWithEmails(null)).toEqual([])
})

test.each([
  ['stones@example.org', 'stones@example.org'],
  [' stones@example.org ', 'stones@example.org'],
  ['Stones <stones@example.org>', undefined],
  ['stones@example.org?bcc=other@example.org', undefined],
  ['example.org', undefined],
  [null, undefined],
])('%s is parsed to the email address %s', (text, address) => {
  expect(parseEmail(text)).toBe(address)
})
