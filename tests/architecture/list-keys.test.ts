import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('no list uses a text of editors as React key, since two items may have the same text', () => {
  const textKey = /key=\{(?:\w+\.)?(?:label|text|title|point)(?: \?\? \w+)?\}|key=\{member\.name\}|key=\{link\./g
  const found = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(textKey) ?? []).map((key) => `${file}: ${key}`),
  )
  expect(found).toEqual([])
})
