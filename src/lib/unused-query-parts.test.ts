import { expect, test } from 'vitest'
import { infiniteQueryBehavior, MutationCache } from './unused-query-parts.ts'

test('who uses a part that is left out is told where that was decided', () => {
  expect(() => new MutationCache().build()).toThrow('Mutations are left out of this site: see app.config.ts.')
  expect(() => infiniteQueryBehavior()).toThrow('Infinite queries are left out of this site: see app.config.ts.')
})
