import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'

const testing = process.env.VITEST !== undefined

/** The one build configuration: Vite, TanStack Start, Lingui and Vitest (docs/decisions/0001). */
export default {
  base: process.env.BASE_PATH ?? '/',
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
        },
        client: { entry: 'client.tsx' },
        server: { entry: 'server.ts' },
        importProtection: { behavior: 'error' },
      }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // React has had the store hook since 18; the shim that libraries still ask for would bring its own.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // For older browsers `:dir()` would be written as a list of languages, which is wrong for a passage in another one.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // One style sheet for the whole site: it is small, and the first paint waits for one file (docs/decisions/0005).
                { name: 'styles', test: /\.css$/ },
                // Few files compress better than many: what every page needs, and what every article needs.
                { name: 'framework', test: /node_modules/ },
                {
                  name: 'article',
                  test: /src\/(?:blocks|features\/(?:conditions|treatments|pages|contact))\/(?!.*(?:IndexPage|FileList|PublicationFacts|ContactLine))/,
                },
                // Small kinds of pages share a file: the name of a file that every page knows costs as much as their code.
                {
                  name: 'publications',
                  test: /src\/(?:features\/(?:news|undergraduates|subjects|teams|stories|glossary)|blocks\/(?:FileList|PublicationFacts|ContactLine))/,
                },
                {
                  name: 'frame',
                  test: /src\/(?:shell|ui(?!\/(?:AzIndex|LetterNav|PageHead|MoreLink|Pagination))|sites|i18n|lib|routes(?!\/-lists)|routeTree|router|start-client)[^?]*$/,
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
    include: [
      'src/**/*.test.{ts,tsx}',
      'graphql/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/{architecture,integration}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/support/console-fails.ts'],
    env: { LOG_LEVEL: 'silent' },
    testTimeout: 20_000,
  },
} satisfies ViteUserConfig
