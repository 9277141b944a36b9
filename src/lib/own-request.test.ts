import { expect, test } from 'vitest'
import { isOwnRequest } from './own-request.ts'

const from = (headers: Record<string, string>) =>
  isOwnRequest(new Request('https://en.example/api', { headers: { host: 'en.example', ...headers } }))

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://en.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://en.example' }, true],
  [{ origin: 'https://EN.example' }, true],
  [{ origin: 'https://en.example.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('a request with %j comes from a page of this host: %s', (headers, isOwn) => {
  expect(from(headers)).toBe(isOwn)
})
