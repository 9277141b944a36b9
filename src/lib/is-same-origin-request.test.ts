import { expect, test } from 'vitest'
import { isSameOriginRequest } from './is-same-origin-request.ts'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://example.org' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://example.org' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://example.org' }, false],
  [{ origin: 'https://example.org' }, true],
  [{ origin: 'http://example.org' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://example.org' }, false],
  [{ origin: 'https://example.org:8443' }, false],
  [{ origin: 'https://example.org/' }, false],
  [{ origin: 'https://example.org.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('a request with the headers %j is same-origin: %s', (headers, isOwn) => {
  const request = new Request('https://Example.org/contact', { headers: headers as Record<string, string> })
  expect(isSameOriginRequest(request)).toBe(isOwn)
})

test('an https origin is not the same origin as an http site', () => {
  const request = new Request('http://example.org/contact', { headers: { origin: 'https://example.org' } })
  expect(isSameOriginRequest(request)).toBe(false)
})
