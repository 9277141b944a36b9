import { expect, test } from 'vitest'
import { acceptedEncoding, isCompressible } from './content-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('Accept-Encoding %j is negotiated to %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['application/ld+json', true],
  ['application/feed+xml', true],
  ['image/svg+xml', true],
  ['text/event-stream', false],
  ['image/webp', false],
  ['font/woff2', false],
  [null, false],
] as const)('content type %j is compressible: %s', (type, compressible) => {
  expect(isCompressible(type)).toBe(compressible)
})
