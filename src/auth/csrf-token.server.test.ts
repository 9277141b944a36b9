import { expect, test } from 'vitest'
import { createCsrfToken, isCsrfToken } from './csrf-token.server.ts'

const secret = 'a secret of thirty-two characters or more'

test('a token is accepted with its cookie only', () => {
  const [one, other] = [createCsrfToken(secret), createCsrfToken(secret)]
  expect(isCsrfToken(one.token, one.cookie, secret)).toBe(true)
  expect(isCsrfToken(one.token, other.cookie, secret)).toBe(false)
  expect(isCsrfToken(one.token, one.cookie, 'another secret of thirty-two characters')).toBe(false)
  expect(isCsrfToken(undefined, one.cookie, secret)).toBe(false)
  expect(isCsrfToken(one.token, undefined, secret)).toBe(false)
})

test('a token or signature with as many characters but more bytes is rejected without an error', () => {
  const { token, cookie } = createCsrfToken(secret)
  expect(isCsrfToken('é'.repeat(token.length), cookie, secret)).toBe(false)
  const [, signature = ''] = cookie.split('.')
  expect(isCsrfToken(token, `${token}.${'é'.repeat(signature.length)}`, secret)).toBe(false)
})
