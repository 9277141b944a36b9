import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'oxlint'

/**
 * The rooms, which are the folders of `src/` except `http`, in the order of their dependencies: a room imports only from
 * rooms further down the list. Rooms on one line are peers and do not import each other.
 */
export const rooms: readonly (readonly string[])[] = [
  ['routes', 'styleguide', 'translators-desk'],
  ['account'],
  ['pages'],
  ['document'],
  ['features', 'shell'],
  ['blocks'],
  ['ui', 'auth'],
  ['mail'],
  ['content', 'storage'],
  ['telemetry'],
  ['sites'],
  ['i18n'],
  ['config'],
  ['lib'],
]

/**
 * The rooms that `src/http` may import. `http` itself is not in `rooms`, because it loads all other rooms as the built
 * server.
 */
const seenByTheFront = ['telemetry', 'sites', 'config', 'lib']
/** The rooms whose parsers and queries may import the content contract; no other room and no component may. */
const knowTheContract = ['account', 'pages', 'features', 'shell', 'blocks', 'content']

const foldersIn = (path: string) =>
  readdirSync(join(import.meta.dirname, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

// Features do not import each other, so every feature is treated as a room of its own.
const areas = foldersIn('src/features').map((area) => `features/${area}`)
const aliases = [
  ...foldersIn('src').filter((folder) => folder !== 'features'),
  ...areas,
  'content-contract',
  'content-server',
]

type Place = {
  /** The path of the folder, from the root of the repository. */
  readonly folder: string
  /** The aliases that files in the folder may import: rooms, areas of features, the content contract, the content server. */
  readonly mayImport: readonly string[]
  /** Whether files in the folder may import from the parent folder by a relative path. */
  readonly climbs?: boolean
}

const places: readonly Place[] = [
  ...rooms.flatMap((peers, at) =>
    peers.flatMap((room): Place[] => {
      const below = rooms
        .slice(at + 1)
        .flatMap((names) => names.flatMap((name) => (name === 'features' ? areas : [name])))
      const contract = knowTheContract.includes(room) ? ['content-contract'] : []
      const server = room === 'content' ? ['content-server'] : []
      const mayImport = [...below, ...contract, ...server]
      if (room === 'features') return areas.map((area) => ({ folder: `src/${area}`, mayImport: [area, ...mayImport] }))
      return [{ folder: `src/${room}`, mayImport: [room, ...mayImport] }]
    }),
  ),
  { folder: 'src/http', mayImport: ['http', ...seenByTheFront] },
  // The embedded content server is independent of the site, and shares only the modules of `lib`.
  { folder: 'graphql/server', mayImport: ['content-server', 'lib'] },
]

function importRules({ folder, mayImport, climbs = false }: Place) {
  const restrict = (allowed: readonly string[], climbing: string, message: string) => ({
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `^#(?:${aliases.filter((alias) => !allowed.includes(alias)).join('|')})/`, message },
          { regex: '^#[^/]+$', message: 'Nothing imports the wiring files.' },
          { regex: climbing, message: 'Other folders are imported by their alias (#room/file.ts).' },
        ],
      },
    ] as ['error', object],
  })
  const named = `Files in ${folder} import only from: ${mayImport.join(', ')}.`
  const withoutContract = mayImport.filter((name) => !name.startsWith('content-'))
  const climbing = climbs ? '^\\.\\./\\.\\./' : '^\\.\\./'
  // Tests import tests/support by relative paths, but must import rooms by their aliases.
  const intoRooms = `^(?:\\.\\./)+(?:src|graphql|${[...aliases, ...areas.map((area) => area.replace('features/', ''))].join('|')})/`
  return [
    { files: [`${folder}/**/*.ts`], rules: restrict(mayImport, climbing, named) },
    {
      files: [`${folder}/**/*.tsx`],
      rules: restrict(withoutContract, climbing, `${named} A component does not know the contract.`),
    },
    { files: [`${folder}/**/*.test.{ts,tsx}`], rules: restrict(mayImport, intoRooms, named) },
  ]
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { es2024: true, node: true, browser: true },
  ignorePatterns: ['dist/**', 'graphql/generated/**', 'src/routeTree.gen.ts', 'tests/results/**'],
  rules: {
    eqeqeq: ['error', 'smart'],
    'no-console': 'error',
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'eventually', '**.assert'] }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // The JSX transform imports React, and style sheets are imported for their side effects.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    // Tables that are displayed as lists lose their implicit roles, and scrollable regions must be focusable.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Other checks cover these: React warns of missing keys, and warnings fail the tests; axe finds controls without a name.
    'react/jsx-key': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // These rules are a matter of taste or have a negligible effect on performance, and their fixes often make code longer.
    'no-await-in-loop': 'off',
    'no-new': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'react/no-array-index-key': 'off',
    'react/no-object-type-as-default-prop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/prefer-set-has': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
  },
  overrides: [
    ...places.flatMap(importRules),
    {
      // Every text that a visitor reads must be a Lingui message, so that it can be translated.
      files: ['src/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': ['error', { ignoreProps: true, elementOverrides: { Trans: { allowElement: true } } }],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: { 'react/jsx-no-literals': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
    {
      files: ['scripts/**', 'tests/bench/**', 'tests/evaluation/**', 'tests/support/chromium.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Frameworks load the default export of these files.
      files: ['*.config.ts', 'tests/e2e/playwright.config.ts', 'graphql/codegen.ts', 'src/server.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // The specification demands a log message when the manifest cannot be fetched. A missing manifest or payload is not
      // reported as an error, because the page is then fetched from the server function.
      files: ['src/pages/payload.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // After a form is submitted, the focus must be on its errors or its result, also without JavaScript.
      files: ['src/ui/ErrorSummary.tsx', 'src/ui/FormResult.tsx'],
      rules: { 'jsx-a11y/no-autofocus': 'off' },
    },
    {
      // An import with `?url` has a default export that only Vite adds.
      files: ['src/styleguide/styleguide.server.ts'],
      rules: { 'import/default': 'off' },
    },
  ],
})
