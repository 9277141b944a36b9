import { expect, test } from 'vitest'
import { normalizeUrl } from './normalize-url.ts'

test.each([
  ['/news?page=2', '/news?page=2'],
  ['/a/../news#top', '/news'],
  ['/news?q=a#top', '/news?q=a'],
  [String.raw`/a\b`, '/a/b'],
])('the request target %s is normalized to %s', (target, normalized) => expect(normalizeUrl(target)).toBe(normalized))

test.each(['//example.org#top', '/..//example.org', String.raw`/\example.org`])(
  'the request target %s would name a host, so it has no normalized form',
  (target) => expect(normalizeUrl(target)).toBeUndefined(),
)
