import { join } from 'node:path'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'

const testing = process.env.VITEST !== undefined

/**
 * How the client's files are loaded. Vite's own also fetches what each file needs besides: here there is never anything
 * (`modulePreload` below), and its code would be nearly half of what an untouched page loads. The event is Vite's.
 */
const preloadHelper = {
  name: 'preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = (load) => load().catch((error) => {
      const event = new Event('vite:preloadError', { cancelable: true })
      event.payload = error
      dispatchEvent(event)
      if (!event.defaultPrevented) throw error
    })`,
  },
} as const

/** The one build configuration: Vite, TanStack Start, Lingui and Vitest (docs/decisions/0001). */
export default {
  base: process.env.BASE_PATH ?? '/',
  // The settings' port (src/lib/settings.server.ts): the addresses of the other sites are made of it.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  plugins: [
    preloadHelper,
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
  // React has had the store hook since 18; the shims that libraries still ask for would bring their own.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // Relative, and of TanStack Query alone.
      {
        find: /^\.\/(?:mutationCache|infiniteQueryBehavior|focusManager|onlineManager)\.js$/,
        replacement: join(import.meta.dirname, 'src/lib/unused-query-parts.ts'),
      },
      // Of TanStack Router alone.
      {
        find: /^\.\/searchParams\.js$/,
        replacement: join(import.meta.dirname, 'src/lib/unused-router-parts.ts'),
      },
    ],
  },
  // What looks for the developer tools of React is 0.3 kB of every visitor's client.
  define: process.env.NODE_ENV === 'production' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  build: {
    target: 'es2023',
    // One style sheet for the whole site: it is small, and the first paint waits for one file (docs/decisions/0005).
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    // What a page's own code needs besides is here already; a list of it for every page would travel with each of them.
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
              includeDependenciesRecursively: false,
              groups: [
                // The sheet itself is one; without a chunk of its own the client's entry would hang on the frame.
                { name: 'site-styles', test: /styles\/site\.css$/ },
                // Few files compress better than many: what every page needs, and what every article needs.
                // Errors are not reported everywhere.
                { name: 'report-errors', test: /@bugsnag|src\/telemetry/ },
                // The animation's player is a file of its own, and what knows its address must not hang on the client.
                { name: 'framework', test: /node_modules\/(?!lottie-web)/ },
                {
                  name: 'article',
                  test: /src\/blocks\/(?!FileList|PublicationFacts|ContactLine|body-area-names)/,
                },
                // Small kinds of pages share a file: the name of a file that every page knows costs as much as their code.
                {
                  name: 'publications',
                  test: /src\/(?:(?:features|routes\/-show)\/(?:news|undergraduates|subjects|teams|stories|glossary)|blocks\/(?:FileList|PublicationFacts|ContactLine))/,
                },
                { name: 'guidelines', test: /src\/features\/guidelines\/(?!.*(?:IndexPage|\.queries))/ },
                {
                  name: 'frame',
                  test: /src\/(?:features\/(?:addresses\/address|(?!search)[a-z-]+\/[a-z-]+\.queries)\.ts|shell(?!\/(?:ModuleFrame|NewBuildNote|new-build-note))|ui(?!\/(?:FilterMenu|PlainForm|Form|form-words|ErrorSummary|TextArea|AzIndex|LetterNav|PageHead|MoreLink|Pagination))|sites|i18n|lib|routes(?!\/-(?:lists|show|account|document\/(?:watch-builds|follow-saved)))|routeTree|router|start-client)[^?]*$/,
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
    // Many begin by starting the site, beside others that do.
    hookTimeout: 60_000,
    // As many as the smallest machine has cores; by itself Vitest would leave one of two alone.
    maxWorkers: 2,
  },
} satisfies ViteUserConfig
