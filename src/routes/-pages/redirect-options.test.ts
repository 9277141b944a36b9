import { expect, test } from 'vitest'
import { redirectOptions } from './redirect-options.ts'

const place = { basePath: '/base', prefix: '/nl' } as const
const internal = (path: string) =>
  redirectOptions({ kind: 'redirect', status: 301, target: { kind: 'internal', path } }, place)

test('a redirect within the site keeps the base path and the prefix', () => {
  expect(internal('/about?x=1#top')).toEqual({ href: '/base/nl/about?x=1#top', statusCode: 301, replace: true })
})

test.each([
  ['/condition/حصى', `/condition/${encodeURIComponent('حصى')}`],
  ['/e\u0301t\u00e9?q=\u00e9', '/%C3%A9t%C3%A9?q=%C3%A9'],
  ['/already%20encoded/%C3%A9', '/already%20encoded/%C3%A9'],
  ['/100%/x', '/100%25/x'],
  ['/a b\r\nset-cookie: x', '/a%20b%0D%0Aset-cookie:%20x'],
  ['/\ud800', '/%EF%BF%BD'],
])('the target %j fits into a header', (path, expected) => {
  expect(internal(path).href).toBe(`/base/nl${expected}`)
  expect(() => new Headers({ location: internal(path).href })).not.toThrow()
})

test('a redirect to elsewhere replaces the document', () => {
  expect(
    redirectOptions(
      { kind: 'redirect', status: 308, target: { kind: 'external', href: 'https://example.org/' } },
      place,
    ),
  ).toEqual({ href: 'https://example.org/', statusCode: 308, reloadDocument: true, replace: true })
})
