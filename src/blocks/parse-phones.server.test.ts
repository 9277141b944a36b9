import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhones } from './parse-phones.server.ts'

test.each([
  [
    '112 (EU), 911 (US)',
    [
      { number: '112', label: '112 (EU)' },
      { number: '911', label: '911 (US)' },
    ],
  ],
  ['112', [{ number: '112', label: '112' }]],
  [
    '112 (EU, UK); 911',
    [
      { number: '112', label: '112 (EU, UK)' },
      { number: '911', label: '911' },
    ],
  ],
  ['(020) 7946 0958 (UK)', [{ number: '02079460958', label: '(020) 7946 0958 (UK)' }]],
  ['（010）6512 0000', [{ number: '01065120000', label: '（010）6512 0000' }]],
  ['+31 (0)20 123-45.67 (NL)', [{ number: '+31201234567', label: '+31 (0)20 123-45.67 (NL)' }]],
  [
    '112（欧盟），120（中国）',
    [
      { number: '112', label: '112（欧盟）' },
      { number: '120', label: '120（中国）' },
    ],
  ],
  [
    '١١٢ (الاتحاد الأوروبي)، ٩١١',
    [
      { number: '112', label: '١١٢ (الاتحاد الأوروبي)' },
      { number: '911', label: '٩١١' },
    ],
  ],
  ['EU: 112', [{ number: '112', label: 'EU: 112' }]],
  ['112, 112', [{ number: '112', label: '112' }]],
  ['ask your doctor', []],
  ['', []],
  [null, []],
])('%j is parsed to the phone numbers %j', (written, phones) => {
  expect(parsePhones(written)).toEqual(phones)
})

test('any text gives only numbers that a phone can dial', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d() ,./a-z-]{0,40}$/)), (written) => {
      for (const { number, label } of parsePhones(written)) {
        expect(number).toMatch(/^\+?\d+$/)
        expect(label).not.toBe('')
      }
    }),
  )
})
