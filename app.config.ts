import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'

const testing = process.env.VITEST !== undefined

/** The one build configuration: Vite, TanStack Start, Lingui and Vitest (docs/decisions/0001). */
export default {
  base: process.env.BASE_PATH ?? '/',
  // The settings' port (src/config/settings.server.ts): the addresses of the other sites are made of it.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  plugins: [
    lingui(),
    // Under Vitest the routes are imported as they are; nothing is generated.
    !testing &&
      tanstackStart({
        srcDirectory: 'src',
        router: {
          routesDirectory: 'routes',
          generatedRouteTree: 'routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
          // The views of pages are imported by kind; a route in a chunk of its own would be preloaded by every page it stands on.
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
    // A view imports little that the client lacks, and lists of what each import needs would be 0.8 kB of every client.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // For older browsers `:dir()` would be written as a list of languages, which is wrong for a passage in another one.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The modules that several kinds of pages share are one file: it compresses better than twenty small ones.
              // So do the router's hooks with them.
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
        extends: true,
        test: {
          name: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'graphql/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{architecture,integration}/*.test.{ts,tsx}',
          ],
        },
      },
      {
        // Its files read the built site under the same settings, and share one server.
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
    testTimeout: 20_000,
    // Many begin by starting the site, beside others that do.
    hookTimeout: 60_000,
    // As many as the smallest machine has cores; by itself Vitest would leave one of two alone.
    maxWorkers: 2,
  },
} satisfies ViteUserConfig
