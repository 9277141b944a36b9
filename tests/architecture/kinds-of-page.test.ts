import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sectionTypes } from '#content-server/content-kinds.ts'
import { contentTypeDefinitions } from '#content-server/schema.ts'
import { kindContents, sitemapSections } from '#pages/kinds.server.ts'
import { pageKinds } from '#pages/kinds.ts'

// A page kind is named in six places (docs/adding-a-kind-of-page.md): the content model, its operation, its two files, its
// view, the registry and a route. Everything else is derived, so no other file may list the kinds.

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const registries = ['src/pages/kinds.ts', 'src/pages/kinds.server.ts']
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|gen)\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))
const kinds = Object.values(pageKinds)
const types = kinds.flatMap((kind) => Object.keys(kind.types))

test.each(kinds.map(({ name }) => name))(
  'the page kind %s has a definition and a content file, each imported by its registry alone',
  (name) => {
    const [file = '', ...others] = globSync(`src/features/*/${name}.kind.ts`, { cwd: root })
    expect(others).toEqual([])
    const content = join(dirname(file), `${name}.content.server.ts`)
    const importersOf = (definition: string) =>
      sources.filter(({ text }) => text.includes(`/${basename(definition)}'`)).map((source) => source.file)
    expect(importersOf(file)).toEqual(['src/pages/kinds.ts'])
    expect(importersOf(content)).toEqual(['src/pages/kinds.server.ts'])
    // The content file imports the operation, and the definition imports the view.
    expect(read(content)).toMatch(/import \{[^}]*Document\b[^}]*\} from '#content-contract\/operations\.ts'/)
    expect(read(file)).toMatch(/^ {2}view: \(\) =>\s+import\('\.\/[\w-]+\.tsx?'\)/m)
  },
)

test('every definition of a page kind is registered', () => {
  const defined = globSync('src/features/*/*.{kind.ts,content.server.ts}', { cwd: root }).map((file) =>
    basename(file).replace(/\.(?:kind|content\.server)\.ts$/, ''),
  )
  expect(new Set(defined)).toEqual(new Set(Object.keys(pageKinds)))
})

test('every entry type of a page kind is in the content model, in a section of the kind, and belongs to one kind only', () => {
  expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([])
  const modelled = new Set(Object.values(sectionTypes).flat() as readonly string[])
  expect(types.filter((type) => !modelled.has(type))).toEqual([])
  expect(sitemapSections.filter((section) => !(section in sectionTypes))).toEqual([])
  for (const kind of kinds) {
    const sectionTypesOfKind = kindContents[kind.name].sections.flatMap(
      (section) => sectionTypes[section] as readonly string[],
    )
    expect(Object.keys(kind.types).filter((type) => !sectionTypesOfKind.includes(type))).toEqual([])
  }
})

/** The entry types that cards and lists show by their title alone. */
const titledOnly = ['home', 'guidelineChapter', 'guidelineArchive', 'topic', 'tag', 'contact', 'chatbot']

test('the fragment of teasers fetches the introduction of every entry type that is not shown by its title alone', () => {
  const [, teaser = ''] =
    /fragment Teaser on EntryInterface \{([\s\S]*?)\n\}/.exec(read('graphql/operations/fragments.graphql')) ?? []
  const withIntroduction = types.filter((type) =>
    new RegExp(`type ${type}_Entry [^{]*\\{[^}]*\\bintroText\\b`).test(contentTypeDefinitions),
  )
  expect(withIntroduction.length).toBeGreaterThan(10)
  expect(withIntroduction.filter((type) => !teaser.includes(`... on ${type}_Entry {`))).toEqual(titledOnly)
})

test('every page kind that a route names exists, and the splat route accepts any kind', () => {
  const named = globSync('src/routes/*.tsx', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/entryRoute\(\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    ),
  )
  expect(named.filter((name) => !(name in pageKinds))).toEqual([])
  expect(read('src/routes/$.tsx')).toContain('entryRoute()')
})

test('no file but the registries lists the page kinds or their entry types', () => {
  const listsOf = (names: readonly string[]) =>
    sources
      .filter(({ file }) => !registries.includes(file))
      .filter(
        ({ text }) =>
          names.filter((name) => new RegExp(`^\\s*(?:case )?'?${name}'?(?::|,$)`, 'm').test(text)).length > 5,
      )
      .map(({ file }) => file)
  expect(listsOf(Object.keys(pageKinds))).toEqual([])
  expect(listsOf(types)).toEqual([])
})
