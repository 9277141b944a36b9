import { expect, test } from 'vitest'
import { moduleExists } from './find-module.server.ts'

// The embedded demonstration content answers.
test.each([
  ['en', 'module/understanding-kidney-stones', true],
  ['nl', 'module/understanding-kidney-stones', true],
  // Not translated: the English one is shown.
  ['nl', 'module/understanding-urinary-tract-infections', true],
  ['en', 'module/made-up', false],
  ['en', 'condition/kidney-stones', false],
  ['en', '', false],
] as const)('on %s, %s is a module: %s', async (site, uri, exists) => {
  expect(await moduleExists(site, uri)).toBe(exists)
})
