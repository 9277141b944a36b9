import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'

const testing = process.env.VITEST !== undefined

/** The configuration of Vite, TanStack Start, Lingui and Vitest, in one file (docs/decisions/0001). */
export default {
  base: process.env.BASE_PATH ?? '/',
  // The same port as in src/config/settings.server.ts, which builds the URLs of the other sites from it.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  plugins: [
    lingui(),
    // Under Vitest, tests import routes directly, so the plugin and its generated route tree are not needed.
    !testing &&
      tanstackStart({
        srcDirectory: 'src',
        router: {
          routesDirectory: 'routes',
          generatedRouteTree: 'routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
          // The view of a page is already a chunk of its own, by kind. Splitting routes would only add chunks to preload.
          codeSplittingOptions: { defaultBehavior: [] },
        },
        client: { entry: 'client.tsx' },
        server: { entry: 'server.ts' },
        importProtection: { behavior: 'error' },
      }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: {
    target: 'es2023',
    // One style sheet for the whole site: it is small, and the first paint waits for one file (docs/decisions/0005).
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    // The preload lists of dynamic imports would add 0.8 kB to the client entry, and views import few chunks that it lacks.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // For older targets, Lightning CSS turns `:dir()` into a list of languages, which fails for passages in other languages.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Modules that several kinds of pages share are bundled into one chunk with the router's hooks: one chunk
              // compresses better than twenty small ones.
              groups: [
                {
                  name: 'shared-views',
                  test: /src\/(?:blocks|ui|lib|sites)\/|useMatch|useSelector|use-sync-external-store/,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: testing ? '[name]_[local]' : '[hash:base64:4]' } },
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
            'tests/{architecture,integration}/*.test.{ts,tsx}',
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
        // These tests only read the built site, under the same settings, so one server is enough for all of them.
        extends: true,
        test: {
          name: 'shared-site',
          include: ['tests/integration/shared-site/*.test.ts'],
          globalSetup: ['tests/support/shared-site.ts'],
        },
      },
    ],
    setupFiles: ['tests/support/console-fails.ts'],
    env: { LOG_LEVEL: 'silent' },
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    // Many `beforeAll` hooks start the site while other test files do the same.
    hookTimeout: 60_000,
    // The smallest machine in use has two cores, of which Vitest would leave one idle by default.
    maxWorkers: 2,
  },
} satisfies ViteUserConfig
