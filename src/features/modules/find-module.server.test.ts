import { expect, test } from 'vitest'
import { moduleExists } from './find-module.server.ts'

// The embedded content server handles these queries.
test.each([
  ['en', 'module/understanding-kidney-stones', true],
  ['nl', 'module/understanding-kidney-stones', true],
  // The module is not translated, so the English one is the fallback.
  ['nl', 'module/understanding-urinary-tract-infections', true],
  ['en', 'module/made-up', false],
  ['en', 'condition/kidney-stones', false],
  ['en', '', false],
] as const)('on site %s the uri %s is a module: %s', async (site, uri, exists) => {
  expect(await moduleExists(site, uri)).toBe(exists)
})
