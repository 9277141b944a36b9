import { expect, test } from 'vitest'
import { addressable } from './account-mail.server.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Ada\r\nBcc: all\u202e', 'Ada Bcc: all'],
  ['Look at https://evil.example', 'Look at'],
  ['www.evil.example', ''],
  ['me@evil.example <b>', ''],
  // A space is inserted into a name with a dot, so that no mail program turns the name into a link.
  ['Dr.Müller', 'Dr. Müller'],
  ['Pay at evil.example/now', 'Pay at evil. example/now'],
  ['evil。example evil．example', 'evil. example evil. example'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the name %j is sanitized to %j in a mail that anyone can trigger', (name, written) => {
  expect(addressable(name)).toBe(written)
})
