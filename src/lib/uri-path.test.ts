import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathFromUri, uriFromPath, parseUriPath } from './uri-path.ts'

/** Generates texts in which valid and invalid characters of a uri are frequent. */
const uris = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '%', ':', '@', '#', '?', '$', 'a', 'é', 'e\u0301', '\ud800', ' '),
    )
    .map((parts) => parts.join('')),
)

test('a uri is converted to a path, and __home__ to a slash', () => {
  for (const path of [parseUriPath, pathFromUri]) {
    expect(path('__home__')).toBe('/')
    expect(path('condition/kidney-stones')).toBe('/condition/kidney-stones')
    expect(path('состояние/камъни')).toBe(`/${encodeURIComponent('состояние')}/${encodeURIComponent('камъни')}`)
    expect(path('a//b/')).toBe('/a/b')
  }
})

test('equivalent Unicode forms of a uri give the same path', () => {
  expect(pathFromUri('e\u0301t\u00e9')).toBe('/%C3%A9t%C3%A9')
  expect(pathFromUri('a\ud800')).toBe('/a%EF%BF%BD')
})

test('an empty uri, and one with dot segments, has no path', () => {
  for (const uri of ['', '/', '//', '..', 'a/../b', './a', 'a/.']) expect(parseUriPath(uri)).toBeUndefined()
  expect(parseUriPath('.a/..b')).toBe('/.a/..b')
})

test('any path stays within the site, and is converted back to the uri', () => {
  fc.assert(
    fc.property(uris, (uri) => {
      const path = parseUriPath(uri)
      if (path === undefined) return
      expect(path).toBe(pathFromUri(uri))
      expect(path).toMatch(/^\/(?![/\\])/)
      const url = new URL(path, 'https://own.example')
      expect(url.origin + url.pathname).toBe(`https://own.example${path}`)
      expect(pathFromUri(uriFromPath(path))).toBe(path)
    }),
    { numRuns: 3000 },
  )
})
