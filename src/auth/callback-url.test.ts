import { describe, expect, test } from 'vitest'
import { landingPath, parseCallbackUrl } from './callback-url.ts'

const origin = 'https://patients.example.org'

/**
 * Values that must be rejected: forms of open redirects, which at least one URL parser reads as another origin or as a
 * script, other schemes, URLs with credentials, characters that URL parsers drop or rewrite, relative URLs, and a URL that
 * is too long.
 */
const hostile = [
  'https://evil.example/',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'ftp://evil.example/',
  'http://patients.example.org/',
  '//evil.example',
  '///evil.example',
  '////evil.example/..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/news\\..\\..\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/news/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/\u0000/evil.example',
  '/news\u2028//evil.example',
  '/news\r\nset-cookie: a=b',
  '/\ud800/evil.example',
  'https://patients.example.org@evil.example/',
  'https://patients.example.org:443@evil.example/',
  'https://user@patients.example.org/',
  'https://patients.example.org.evil.example/',
  'https://patients.example.organic/',
  'https://patients.example.org./',
  'https://patients.example.org:8443/',
  'https://patients.example.org:443evil.example/',
  'https://patients.example.org%2eevil.example/',
  'https://patients.example.org%2f@evil.example/',
  'https://patients.example.org\\@evil.example/',
  'https://patients.example.org#@evil.example/',
  'https://patients.example.org?@evil.example/',
  'https://patients.example.org;@evil.example/',
  'https://evil.example/https://patients.example.org/',
  'https://patients。example。org。evil.example/',
  'https://evil.example⁄.patients.example.org/',
  'https://evil.example／patients.example.org/',
  'https://[::1]/',
  'https://[::ffff:203.0.113.5]/',
  '//[2001:db8::5]/',
  'https://3405803781/',
  'https://0xcb.0x00.0x71.0x05/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://patients.example.org/%0aalert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  'blob:https://patients.example.org/x',
  'view-source:https://patients.example.org/',
  'file:///etc/passwd',
  'intent://evil.example#Intent;end',
  'mailto:a@evil.example',
  '%2f%2fevil.example',
  '%252f%252fevil.example',
  'https%3a%2f%2fevil.example',
  '／／evil.example',
  '．/evil.example',
  'news',
  '?next=//evil.example',
  '#//evil.example',
  '',
  `/${'x'.repeat(2048)}`,
]

/** Values that resemble hostile ones, but lead to pages of this website. */
const harmless: readonly (readonly [address: string, path: string])[] = [
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/%252f%252fevil.example', '/%252f%252fevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/%0d%0alocation:%20//evil.example', '/%0d%0alocation:%20//evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/／evil.example', '/%EF%BC%8Fevil.example'],
  ['/．．//evil.example', '/%EF%BC%8E%EF%BC%8E//evil.example'],
  ['/login?callbackUrl=https://evil.example/', '/login?callbackUrl=https://evil.example/'],
  ['/search?q=//evil.example#//evil.example', '/search?q=//evil.example#//evil.example'],
  [`${origin}/login?callbackUrl=%2F%2Fevil.example`, '/login?callbackUrl=%2F%2Fevil.example'],
]

describe('a callbackUrl', () => {
  test.each(hostile)('to another website, %j, is rejected', (address) => {
    expect(parseCallbackUrl(address, origin)).toBeUndefined()
    expect(landingPath(address, origin, '/base', '/nl')).toBe('/base/nl/')
  })

  test('is tested with more than 33 forms of open redirects', () => {
    expect(new Set(hostile).size).toBe(hostile.length)
    expect(hostile.length).toBeGreaterThan(33)
  })

  test.each(harmless)('to a page of this website, %j, stays on this website', (address, path) => {
    expect(parseCallbackUrl(address, origin)).toBe(path)
    expect(new URL(path, origin).origin).toBe(origin)
  })

  test.each([undefined, null, 5, ['/news'], { toString: () => '/news' }])(
    'that is no string, %j, is rejected',
    (value) => {
      expect(parseCallbackUrl(value, origin)).toBeUndefined()
    },
  )

  test('below the base path is accepted, and beside it rejected', () => {
    expect(parseCallbackUrl('/base/news?page=2#top', origin, '/base')).toBe('/base/news?page=2#top')
    expect(parseCallbackUrl(`${origin}/base`, origin, '/base')).toBe('/base')
    for (const address of ['/', '/basement', '/base/../news', origin])
      expect([address, parseCallbackUrl(address, origin, '/base')]).toEqual([address, undefined])
  })
})
