import { expect, test } from 'vitest'
import { addressable } from './account-mail.server.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Ada\r\nBcc: all\u202e', 'Ada Bcc: all'],
  ['Look at https://evil.example', 'Look at'],
  ['www.evil.example', ''],
  ['me@evil.example <b>', ''],
  // A name with a dot stays, but gets a space, so that no mail program turns it into a link.
  ['Dr.Müller', 'Dr. Müller'],
  ['Pay at evil.example/now', 'Pay at evil. example/now'],
  ['evil。example evil．example', 'evil. example evil. example'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the name %j is sanitized to %j in a mail that anyone can trigger', (name, written) => {
  expect(addressable(name)).toBe(written)
})
