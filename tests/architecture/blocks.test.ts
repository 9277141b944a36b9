import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { createAnchors } from '#blocks/anchors.server.ts'
import { blockContents } from '#blocks/block-kinds.server.ts'
import { blockKinds } from '#blocks/block-kinds.ts'
import { blockDirectives, blockTypes } from '#content-server/blocks.ts'

// A kind of block is named in six places (docs/adding-a-block.md): the content model, the operation, its two files, its
// view, the registry and the examples. Everything else is derived, so only the files below with an exhaustive switch may
// list the kinds as well.

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const registries = ['src/blocks/block-kinds.ts', 'src/blocks/block-kinds.server.ts']
const examples = ['src/blocks/examples.ts', 'src/blocks/fragment-examples.server.ts']
const sources = globSync(['src/**/*.{ts,tsx}', 'graphql/{server,operations}/**/*.{ts,graphql}'], { cwd: root })
  .filter((file) => !/\.(?:test|gen)\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))
/** The files with exhaustive switches over blocks, or over passages made of them, for the display in two languages. */
const besideEachOther = ['make-passages.server.ts', 'mark-outdated.server.ts', 'SideBySidePage.tsx'].map(
  (file) => `src/features/side-by-side/${file}`,
)
/** An exhaustive switch in this file renders the blocks of a page as plain HTML for other websites. */
const syndicated = 'src/features/syndication/syndicated-blocks.server.ts'
const kinds = Object.keys(blockKinds)
const contents = Object.values(blockContents)

test.each(kinds)('%s has its two files, and each has its line in its registry', (kind) => {
  const importersOf = (file: string) =>
    sources
      .filter(({ text }) => new RegExp(`import \\{[^}]*\\} from '(?:\\.|#blocks)/${file}'`).test(text))
      .map(({ file: importer }) => importer)
  expect(importersOf(`${kind}.block.ts`)).toEqual(['src/blocks/block-kinds.ts'])
  expect(importersOf(`${kind}.block.server.ts`)).toEqual(['src/blocks/block-kinds.server.ts'])
})

test('every definition of a block is registered', () => {
  const defined = globSync('src/blocks/*.block{,.server}.ts', { cwd: root }).map((file) =>
    basename(file).replace(/\.block(?:\.server)?\.ts$/, ''),
  )
  expect(new Set(defined)).toEqual(new Set(kinds))
})

test('the content model and the operation have the type of every block, and every type is shown as a block', () => {
  const types = new Set(contents.map(({ type }) => type))
  expect(types).toEqual(new Set(Object.keys(blockTypes)))
  const operation = read('graphql/operations/fragments.graphql')
  for (const type of types) expect(operation).toContain(` on ${type}_Entry {`)
})

test('no heading of a text gets the id of a section of its page', () => {
  const ids = sources
    .filter(({ file }) => /^src\/features\/.*\.tsx$/.test(file))
    .flatMap(({ text }) => Array.from(text.matchAll(/(?:linkSection\(\s*|\banchor: )'([\w-]+)'/g), ([, id = '']) => id))
  expect(ids.length).toBeGreaterThan(15)
  expect(ids.filter((id) => createAnchors('en-US').derive(id) === id)).toEqual([])
})

test('every directive is documented for editors', () => {
  const guide = read('docs/writing-content.md')
  for (const name of blockDirectives.keys()) expect(guide).toMatch(new RegExp(`\n:{3,}${name}\\b`))
})

test('ten files know the list of questions, and no other', () => {
  const names = /questionsBlock|QuestionsBlock|questions\.block|kind: 'questions'/
  expect(
    sources
      .filter(({ text }) => names.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(
    [
      'graphql/server/blocks.ts',
      'graphql/operations/fragments.graphql',
      'src/blocks/questions.block.ts',
      'src/blocks/questions.block.server.ts',
      'src/blocks/QuestionsBlock.tsx',
      syndicated,
      ...registries,
      ...examples,
    ].toSorted(),
  )
})

test('no other file lists the kinds of blocks, or the types of their entries', () => {
  const listsOf = (names: readonly string[]) =>
    sources
      .filter(
        ({ file }) =>
          ![...registries, ...examples, ...besideEachOther, syndicated, 'graphql/server/blocks.ts'].includes(file),
      )
      .filter(
        ({ text }) =>
          names.filter((name) => new RegExp(`^\\s*(?:case )?'?${name}'?(?::|,$)`, 'm').test(text)).length > 2,
      )
      .map(({ file }) => file)
  expect(listsOf(kinds)).toEqual([])
  expect(listsOf(Object.keys(blockTypes))).toEqual([])
})
