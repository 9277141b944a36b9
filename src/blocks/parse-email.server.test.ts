import { expect, test } from 'vitest'
import { parseContactLine, parseEmail } from './parse-email.server.ts'

test('addresses in a line are told from the words around them', () => {
  expect(parseContactLine('Press office, press@example.org, or press-2@example.co.uk.')).toEqual([
    { text: 'Press office, ', isEmail: false },
    { text: 'press@example.org', isEmail: true },
    { text: ', or ', isEmail: false },
    { text: 'press-2@example.co.uk', isEmail: true },
    { text: '.', isEmail: false },
  ])
})

test('a line without an address is words; an empty one is nothing', () => {
  expect(parseContactLine('Press office @ example')).toEqual([{ text: 'Press office @ example', isEmail: false }])
  expect(parseContactLine(' ')).toEqual([])
  expect(parseContactLine(null)).toEqual([])
})

test.each([
  ['stones@example.org', 'stones@example.org'],
  [' stones@example.org ', 'stones@example.org'],
  ['Stones <stones@example.org>', undefined],
  ['stones@example.org?bcc=other@example.org', undefined],
  ['example.org', undefined],
  [null, undefined],
])('%s as an address is %s', (text, address) => {
  expect(parseEmail(text)).toBe(address)
})
