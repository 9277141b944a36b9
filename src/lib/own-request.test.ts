import { expect, test } from 'vitest'
import { isOwnRequest } from './own-request.ts'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://example.org' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://example.org' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://example.org' }, true],
  [{ origin: 'https://example.org:8443' }, false],
  [{ origin: 'https://example.org.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('a request with %j is one of our own pages: %s', (headers, isOwn) => {
  expect(isOwnRequest({ headers: new Headers({ host: 'Example.org', ...headers } as Record<string, string>) })).toBe(
    isOwn,
  )
})
