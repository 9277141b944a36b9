import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLinkTarget } from './parse-link-target.ts'

const own = { origins: ['https://own.example'] }

describe('the target of a link', () => {
  test.each([
    ['/condition/kidney-stones', '/condition/kidney-stones'],
    ['/condition/kidney-stones#help', '/condition/kidney-stones#help'],
    ['  /news?page=2 ', '/news?page=2'],
    ['/', '/'],
    ['/news/', '/news'],
    ['/news/?page=2', '/news?page=2'],
    ['/a/../b', '/b'],
    ['/камъни', '/%D0%BA%D0%B0%D0%BC%D1%8A%D0%BD%D0%B8'],
    ['/e\u0301t\u00e9', '/%C3%A9t%C3%A9'],
    ['https://own.example/news#top', '/news#top'],
    ['https://own.example', '/'],
    ['HTTPS://OWN.example:443/news', '/news'],
  ])('%j is the internal path %j', (href, path) => {
    expect(parseLinkTarget(href, own)).toEqual({ kind: 'internal', path })
  })

  test('below an origin with a path is internal without that path, and outside of it external', () => {
    const dutch = { origins: ['https://own.example/nl'] }
    expect(parseLinkTarget('https://own.example/nl/nieuws', dutch)).toEqual({ kind: 'internal', path: '/nieuws' })
    expect(parseLinkTarget('https://own.example/nl', dutch)).toEqual({ kind: 'internal', path: '/' })
    expect(parseLinkTarget('https://own.example/nlx', dutch)).toEqual({
      kind: 'external',
      href: 'https://own.example/nlx',
    })
    expect(parseLinkTarget('https://own.example/news', dutch)).toEqual({
      kind: 'external',
      href: 'https://own.example/news',
    })
  })

  test.each([
    ['https://example.org', 'https://example.org/'],
    ['http://own.example/x', 'http://own.example/x'],
    ['https://own.example.evil/x', 'https://own.example.evil/x'],
    ['https://example.org/a b?<q>', 'https://example.org/a%20b?%3Cq%3E'],
  ])('%j is external', (href, expected) => {
    expect(parseLinkTarget(href, own)).toEqual({ kind: 'external', href: expected })
  })

  test('with mailto:, tel: or only a hash is recognized', () => {
    expect(parseLinkTarget('mailto:office@example.org?subject=A question', own)).toEqual({
      kind: 'mail',
      href: 'mailto:office@example.org?subject=A%20question',
    })
    expect(parseLinkTarget('tel:+31 20 123', own)).toEqual({ kind: 'phone', href: 'tel:+3120123' })
    expect(parseLinkTarget('#help', own)).toEqual({ kind: 'hash', hash: '#help' })
    expect(parseLinkTarget('#über', own)).toEqual({ kind: 'hash', hash: '#über' })
  })

  test.each([
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\0javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript :alert(1)',
    'data:text/html,<script>',
    'blob:https://own.example/1',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    'about:blank',
    'example.org:8080/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'https://own.example//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https:///evil.example',
    'https://own.example@evil.example/',
    'https://user:word@own.example/',
    'https://',
    'https://[',
    'news',
    '?page=2',
    '../news',
    'mailto:',
    'tel:',
    '/\ud800',
    '',
    '   ',
  ])('%j is rejected', (href) => {
    expect(parseLinkTarget(href, own)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/./) })
  })
})

/** Generates texts in which the special characters of URLs are frequent. */
const addresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        ':',
        '@',
        '#',
        '?',
        'a',
        'own.example',
        'https:',
        'javascript:',
        '\t',
        '\n',
        '\0',
        ' ',
        'é',
        'nl',
      ),
    )
    .map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
)

test('any internal link target stays on the origin of the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        addresses,
        addresses.map((rest) => `/${rest}`),
        addresses.map((rest) => `https://own.example/${rest}`),
      ),
      (href) => {
        const target = parseLinkTarget(href, own)
        if (target.kind === 'internal') {
          expect(target.path).toMatch(/^\/(?![/\\])/)
          expect(new URL(target.path, 'https://own.example').origin).toBe('https://own.example')
          expect(parseLinkTarget(target.path, own)).toEqual(target)
        }
        if (target.kind === 'external') expect(new URL(target.href).protocol).toMatch(/^https?:$/)
      },
    ),
    { numRuns: 5000 },
  )
})
