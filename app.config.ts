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
    // Vitest imports the routes directly, and needs no generated route tree.
    !testing &&
      tanstackStart({
        srcDirectory: 'src',
        router: {
          routesDirectory: 'routes',
          generatedRouteTree: 'routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
          // Page views are imported dynamically, by kind. Split routes would only add chunks that every page preloads.
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
    // Views import few chunks that the client entry lacks; the preload lists of dynamic imports would add 0.8 kB to it.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Lightning CSS lowers `:dir()` to a list of languages for older targets, which breaks passages in another language.
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
        // The files of a worker share its modules, which are so loaded once and not for each of 190 files.
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
        // These tests read the built site under the same settings, so they share one server.
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
