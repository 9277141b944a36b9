import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')

/**
 * Returns the file names in code spans. `writing-content.md` is not checked, because it names files that editors will
 * create.
 */
const namesIn = (doc: string) =>
  [...readFileSync(doc, 'utf8').matchAll(/`([\w./$@-]+\.(?:tsx?|css|yaml|graphql|po|md))`/g)].map(
    ([, name = '']) => name,
  )

test('every file that the documentation names exists', () => {
  const docs = tracked.filter((path) => /^(?:README|docs\/.*)\.md$/.test(path) && path !== 'docs/writing-content.md')
  const missing = docs.flatMap((doc) =>
    namesIn(doc)
      .filter((name) => !tracked.some((path) => path === name || path.endsWith(`/${name}`)))
      .map((name) => `${doc}: ${name}`),
  )
  expect(docs.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
