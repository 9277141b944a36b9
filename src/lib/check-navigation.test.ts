import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkNavigation } from './check-navigation.ts'

const notByDefault = 'Navigating to an external URL is not allowed by default.'

test.each(['/', '/contact', '/search?q=a:b', '/a#b', '?page=2', '#top', '', '/condition/حصى', '/a/b:c'])(
  'navigation to %j is allowed',
  (address) => expect(() => checkNavigation(address)).not.toThrow(),
)

test.each([
  'https://example.org',
  'HTTP://example.org',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\x1f//evil.example',
  '\x01 /\\evil.example',
  'https:evil.example',
  'mailto:a@example.org',
])('navigation to the external URL %j throws unless external URLs are allowed', (address) => {
  expect(() => checkNavigation(address)).toThrow(notByDefault)
  expect(() => checkNavigation(address, true)).not.toThrow()
})

describe('navigation to a URL with a script protocol', () => {
  test.each([
    ['javascript:alert(1)', 'javascript:'],
    ['JavaScript:alert(1)', 'javascript:'],
    [' javascript:alert(1)', 'javascript:'],
    ['\0javascript:alert(1)', 'javascript:'],
    ['\x01javascript:alert(1)', 'javascript:'],
    ['\x1f \x01javascript:alert(1)', 'javascript:'],
    ['\tjavascript:alert(1)', 'javascript:'],
    ['java\tscript:alert(1)', 'javascript:'],
    ['java\nscript:alert(1)', 'javascript:'],
    ['data:text/html,x', 'data:'],
    ['blob:https://example.org/x', 'blob:'],
    ['vbscript:x', 'vbscript:'],
  ])('%j throws even if external URLs are allowed', (address, protocol) => {
    expect(() => checkNavigation(address)).toThrow(notByDefault)
    expect(() => checkNavigation(address, true)).toThrow(`Cannot navigate to a URL with '${protocol}' protocol.`)
  })
})

test('any allowed navigation stays on the same origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    'a',
    'javascript',
    'https',
    '//',
    '\t',
    '\n',
    ' ',
    '\0',
    '\x01',
    '\x1f',
    '.',
    '?',
    '#',
    '@',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (address) => {
        try {
          checkNavigation(address)
        } catch {
          return
        }
        expect(new URL(address, 'https://own.example/a/b').origin).toBe('https://own.example')
      },
    ),
    { numRuns: 5000 },
  )
})
