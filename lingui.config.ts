import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { sites } from './src/sites/sites.ts'

const directory = process.env.LOCALES_DIRECTORY ?? 'locales'

/** Features that show nothing, or nothing but what an editor wrote. */
const withoutMessages: readonly string[] = ['addresses', 'feeds', 'pages', 'sitemaps']
const features = readdirSync('src/features').filter((feature) => !withoutMessages.includes(feature))
/** The pages of accounts, which few readers open, have catalogues of their own too. */
const accountPages = ['profile', 'sign-in']

/**
 * The English text in the code is the source. Each language has one catalogue for what every page shows, and one for each
 * feature, which the browser loads with it (docs/decisions/0007).
 */
export default defineConfig({
  sourceLocale: 'en-US',
  locales: Object.values(sites).map((site) => site.locale),
  catalogs: [
    {
      path: `${directory}/{locale}/messages`,
      include: ['src'],
      exclude: [
        '**/src/features/**',
        ...accountPages.map((page) => `**/src/account/${page}/**`),
        '**/src/auth/**',
        '**/src/ui/form-messages.ts',
        '**/src/blocks/*.server.ts',
        '**/src/pages/*.server.ts',
      ],
    },
    // Only pages with forms need what all forms say.
    { path: `${directory}/{locale}/forms`, include: ['src/ui/form-messages.ts'] },
    // Labels that the server writes into the content of a page. The browser never loads them.
    { path: `${directory}/{locale}/content-labels`, include: ['src/blocks/*.server.ts', 'src/pages/*.server.ts'] },
    // Nor what only accounts and mails about them say.
    { path: `${directory}/{locale}/auth`, include: ['src/auth'] },
    ...features.map((feature) => ({
      path: `${directory}/{locale}/${feature}`,
      // The definitions of kinds of pages say what these are called among search results.
      include: [`src/features/${feature}`, ...(feature === 'search' ? ['src/features/*/*.kind.ts'] : [])],
      exclude: feature === 'search' ? [] : ['**/*.kind.ts'],
    })),
    ...accountPages.map((page) => ({ path: `${directory}/{locale}/${page}`, include: [`src/account/${page}`] })),
  ],
  format: formatter({ lineNumbers: false }),
  // `PSEUDO_LOCALE=en-US npm run dev`: messages that stay unchanged are not translatable, and what is cut shows it.
  ...(process.env.PSEUDO_LOCALE && {
    pseudoLocale: {
      locale: process.env.PSEUDO_LOCALE,
      prepend: '⟦',
      append: '⟧',
      extend: 0.4,
      extendCharacter: '~~~~~ ',
    },
  }),
})
