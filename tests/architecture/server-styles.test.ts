import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The site's one style sheet is made of what the client imports. HTML of the server that had a module of its own would have
// names of classes, and no looks.

const root = join(import.meta.dirname, '../..')
const modulesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/import \w+ from '.*?(\w[\w-]*\.module\.css)'/g)].map(
      ([, name]) => name,
    ),
  )

test('every module of styles that the server writes classes of is in the style sheet by a component', () => {
  const ofServer = modulesOf('src/**/*.server.ts')
  expect(ofServer).toContain('ArticleView.module.css')
  const ofComponents = new Set(modulesOf('src/**/*.tsx'))
  expect(ofServer.filter((name) => !ofComponents.has(name))).toEqual([])
})
