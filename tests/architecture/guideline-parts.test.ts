import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { splitUri } from '#features/redirects/split-uri.ts'
import { guidelineParts } from '#features/guidelines/guideline.ts'

// The parts of a guideline are named in three places: the type of its pages, the file names of the routes, and the
// function that parses a URI.

const routes = globSync('guidelines.$slug.*.tsx', { cwd: join(import.meta.dirname, '../../src/routes') })
  .map((file) =>
    file
      .replace(/\.tsx$/, '')
      .split('.')
      .slice(2),
  )
  .filter(([name]) => name !== 'index' && name !== 'chapter')

test('every guideline part has a route file, and every route file belongs to a guideline part', () => {
  expect(new Set(routes.map(([name]) => name))).toEqual(new Set(guidelineParts))
})

test.each(routes.map((segments) => segments.filter((segment) => segment !== 'index').join('/')))(
  'the URI of the route %s is parsed into the guideline and that part',
  (part) => {
    expect(splitUri(`guidelines/stones/${part}`)).toEqual({ uri: 'guidelines/stones', part })
  },
)
