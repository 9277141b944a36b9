import { expect, test } from 'vitest'
import { redirectOptions } from './redirect-options.ts'

const place = { basePath: '/base', prefix: '/nl' } as const

test('an internal redirect keeps the base path and the site prefix', () => {
  expect(
    redirectOptions({ kind: 'redirect', status: 301, target: { kind: 'internal', path: '/about?x=1#top' } }, place),
  ).toEqual({ href: '/base/nl/about?x=1#top', statusCode: 301, replace: true })
})

test('a redirect to a file or an external URL reloads the document', () => {
  expect(
    redirectOptions(
      { kind: 'redirect', status: 302, target: { kind: 'internal', path: '/sitemap.xml', isFile: true } },
      place,
    ),
  ).toEqual({ href: '/base/nl/sitemap.xml', statusCode: 302, reloadDocument: true, replace: true })
  expect(
    redirectOptions(
      { kind: 'redirect', status: 308, target: { kind: 'external', href: 'https://example.org/' } },
      place,
    ),
  ).toEqual({ href: 'https://example.org/', statusCode: 308, reloadDocument: true, replace: true })
})
