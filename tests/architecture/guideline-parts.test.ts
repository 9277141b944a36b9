import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { splitUri } from '#features/addresses/split-uri.ts'
import { guidelineParts } from '#features/guidelines/guideline.ts'

// The parts of a guideline are named three times: by the type of its pages, by the names of the routes' files, and by the
// addresses that are taken apart.

const routes = globSync('guidelines.$slug.*.tsx', { cwd: join(import.meta.dirname, '../../src/routes') })
  .map((file) =>
    file
      .replace(/\.tsx$/, '')
      .split('.')
      .slice(2),
  )
  .filter(([name]) => name !== 'index' && name !== 'chapter')

test('every part of a guideline has its route, and every route its part', () => {
  expect(new Set(routes.map(([name]) => name))).toEqual(new Set(guidelineParts))
})

test.each(routes.map((segments) => segments.filter((segment) => segment !== 'index').join('/')))(
  'the address of the route %s is that of a part',
  (part) => {
    expect(splitUri(`guidelines/stones/${part}`)).toEqual({ uri: 'guidelines/stones', part })
  },
)
