import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { translatorsDesk } from './scripts/lib/translators-desk-plugin.ts'

const testing = process.env.VITEST !== undefined

const styleModules = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).toSorted()

/**
 * Returns the name of a class in the built style sheet, composed of the index of its file among all modules and the
 * index of the class in that file. Such names compress better than hashes, by 0.7 kB in every document, and are the
 * same for the server and the client.
 */
function classNameOf(name: string, file: string, css: string): string {
  const names = [...new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, found]) => found))]
  const place = styleModules.indexOf(relative(import.meta.dirname, file))
  return `_${place.toString(36)}-${names.indexOf(name).toString(36)}`
}

/**
 * Bundles the server of a build with its dependencies, because resolving and loading their many files would take a fifth of
 * the time of a start.
 */
const bundledServer: Plugin = {
  name: 'bundled-server',
  apply: 'build',
  config: () => ({ environments: { ssr: { resolve: { noExternal: true } } } }),
}

/**
 * The configuration of Vite, with its plugins for TanStack Start, Lingui and React, and of Vitest, in one file
 * (docs/decisions/0001). `lingui.config.ts` configures the catalogues.
 */
export default {
  base: process.env.BASE_PATH ?? '/',
  // The same port as that of the setting PORT, from which `settings.server.ts` derives the public origin by default.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  plugins: [
    lingui(),
    translatorsDesk(),
    // The plugin is off under Vitest, which does not build the application. The generated route tree is committed.
    !testing &&
      tanstackStart({
        srcDirectory: 'src',
        router: {
          routesDirectory: 'routes',
          generatedRouteTree: 'routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
          // The view of each kind of page is already a chunk of its own. Splitting routes would only add chunks to
          // preload.
          codeSplittingOptions: { defaultBehavior: [] },
        },
        client: { entry: 'client.tsx' },
        // Every document contains the style sheet, so its first paint does not wait for another file (docs/decisions/0005).
        server: { entry: 'server.ts', build: { inlineCss: true } },
        importProtection: { behavior: 'error' },
      }),
    bundledServer,
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: {
    target: 'es2023',
    // Terser makes the compressed client 0.9 kB smaller than the default minifier does.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    // One style sheet for the whole site. It also contains the styles of the views, which are loaded later than their
    // routes.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    // The preload lists of dynamic imports would add 0.8 kB to the client entry, although views import few chunks that
    // the entry has not loaded.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // For older targets, Lightning CSS turns `:dir()` into a list of languages, which fails for passages in other languages.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
  },
  environments: {
    // Fonts are imported on the server only; `scripts/build.ts` moves their files to those of the client.
    ssr: { build: { minify: false, emitAssets: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The entry script shares no chunk with the client, because every page would then load that chunk.
                {
                  name: 'entry',
                  test: /src\/(?:client\.tsx|lost-chunk\.ts)|preload-helper|rolldown\/runtime/,
                  priority: 3,
                },
                // The client and its imports are one chunk, because one chunk compresses better than two.
                { name: 'start-client', test: /src\/start-client\.tsx/, priority: 2 },
                // Modules that several kinds of pages share are bundled into one chunk as well, instead of twenty small
                // ones.
                {
                  name: 'shared-views',
                  test: /src\/(?:blocks|ui|lib|sites)\/|useMatch|useSelector|use-sync-external-store/,
                  minShareCount: 6,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: testing ? '[name]_[local]' : classNameOf } },
  test: {
    environment: 'node',
    projects: [
      {
        // Test files in the same worker share modules, which are then loaded once per worker and not for every file.
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'graphql/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{architecture,bench,integration}/*.test.{ts,tsx}',
            '!**/*.isolated.test.ts',
          ],
        },
      },
      {
        // These files replace modules with vi.mock, so each needs modules of its own.
        extends: true,
        test: { name: 'isolated', include: ['src/**/*.isolated.test.ts'] },
      },
      {
        // These tests read the built site under the same settings, so one server is enough for all of them.
        extends: true,
        test: {
          name: 'shared-site',
          include: ['tests/integration/shared-site/*.test.ts'],
          globalSetup: ['tests/support/shared-site.ts'],
        },
      },
    ],
    // By default, Vitest polls for one second, which is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['tests/support/console-fails.ts'],
    env: { LOG_LEVEL: 'silent' },
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    // Many `beforeAll` hooks start the site while other test files do the same.
    hookTimeout: 60_000,
    // The smallest machine in use has two cores, of which Vitest would leave one idle by default.
    maxWorkers: 2,
    ...(testing && { sequence: { sequencer: (await import('./tests/support/longest-first.ts')).LongestFirst } }),
  },
} satisfies ViteUserConfig
