import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FeatureFlag, featureFlags } from '#sites/feature-flags.ts'

// A feature flag is defined in one table (docs/feature-flags.md), and read in one place: where the data that depends on it
// is loaded. A component that also read the flag could expect data that has not been loaded.

const root = join(import.meta.dirname, '../..')
const tables = ['src/sites/feature-flags.ts', 'src/sites/sites.ts']

/** The files that may read a flag as well, each with the reason. */
const furtherReaders: Partial<Record<FeatureFlag, string>> = {
  // The policy of a document applies to every page that its client navigates to, so it cannot depend on the content of one
  // page.
  'hero-lottie': 'src/document/content-security-policy.server.ts',
}

const reads = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/styleguide/') && !tables.includes(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'([\w-]+)'/g)].map(([, name]) => ({ name, file })),
  )

test.each(featureFlags)('%s is read in one place', (flag) => {
  const readers = reads.filter(({ name }) => name === flag).map(({ file }) => file)
  const others = readers.filter((file) => file !== furtherReaders[flag])
  expect(others).toHaveLength(1)
  expect(readers.length - others.length).toBe(furtherReaders[flag] === undefined ? 0 : 1)
})

test('a flag of a tool is read by the table of such pages', () => {
  const readers = reads.filter(({ name }) => name?.startsWith('tool-'))
  expect(new Set(readers.map(({ file }) => file))).toEqual(new Set(['src/sites/tool-pages.ts']))
})

test('a flag that decides on content is read by a parser', () => {
  const ofContent = featureFlags.filter((flag) => !/^(?:nav-|tool-|show-visited-links$|custom-404-page$)/.test(flag))
  const readers = reads.filter(({ name, file }) => ofContent.some((flag) => flag === name) && !file.includes('/parse-'))
  expect(readers.map(({ file }) => file)).toEqual(Object.values(furtherReaders))
})
