import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The site's style sheet is built from the CSS modules that components import. If only server code imported a module, the
// HTML would have its class names, but the style sheet would lack its rules.

const root = join(import.meta.dirname, '../..')
const modulesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/import \w+ from '.*?(\w[\w-]*\.module\.css)'/g)].map(
      ([, name]) => name,
    ),
  )

test('every CSS module that server code imports is also imported by a component, so its rules are in the style sheet', () => {
  const ofServer = modulesOf('src/**/*.server.ts')
  expect(ofServer).toContain('ArticleView.module.css')
  const ofComponents = new Set(modulesOf('src/**/*.tsx'))
  expect(ofServer.filter((name) => !ofComponents.has(name))).toEqual([])
})
