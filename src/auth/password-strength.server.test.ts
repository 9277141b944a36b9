import { expect, test } from 'vitest'
import { checkNewPassword } from './account-fields.server.ts'
import { maxPasswordLength } from './form-limits.ts'
import { isWeakPassword } from './password-strength.server.ts'

test.each([
  '1234567890',
  '0123456789',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghij',
  'password12',
  'Password123!',
  'p@ssw0rd2026',
  'qwertyuiop',
  '1q2w3e4r5t6y',
  'iloveyou1234',
  '11.11.1984',
])('the common password %j is refused', async (password) => {
  expect(await checkNewPassword(password)).toEqual({ password: 'password-weak' })
})

test.each([
  'correct horse battery',
  'three brown owls',
  'drei braune Eulen',
  'حصى الكلى اليوم',
  'fQ9-rtw-41b',
  '水果树下的旧自行车呢',
])('the password %j is accepted', async (password) => {
  expect(await checkNewPassword(password)).toEqual({})
})

test("a password that consists of the person's name and address is refused", async () => {
  expect(await isWeakPassword('lovelace1815')).toBe(false)
  expect(await checkNewPassword('lovelace1815', { name: 'Ada Lovelace' })).toEqual({ password: 'password-weak' })
  expect(await checkNewPassword('adalovelace7', { email: 'AdaLovelace@example.org' })).toEqual({
    password: 'password-weak',
  })
})

// The estimate runs in the process that serves pages, so a password must not occupy it for long. Without the maximum length,
// these passwords would take minutes, and the test would time out.
test.each(['p@ssw0rd1', '1@l|!', '4@8({[<3', 'q1w2', 'ab'])(
  'the strength of a password that repeats %j up to the maximum length is estimated',
  async (part) => {
    const password = part.repeat(maxPasswordLength).slice(0, maxPasswordLength)
    expect(await isWeakPassword(password, ['Ada', 'ada@example.org'])).toBeTypeOf('boolean')
  },
)
