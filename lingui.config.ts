import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { sites } from './src/sites/sites.ts'

const directory = process.env.LOCALES_DIRECTORY ?? 'locales'

/** The features without messages, which render nothing, or only texts that editors have written. */
const withoutMessages: readonly string[] = ['feeds', 'redirects', 'sitemaps', 'text-pages']
const features = readdirSync('src/features').filter((feature) => !withoutMessages.includes(feature))
/** The folders of account pages, which have their own catalogues because few readers open them. */
const accountPages = ['profile', 'sign-in']
/** The files whose messages only lists and indices show. */
const listFiles = ['AzIndex.tsx', 'LetterNav.tsx', 'Pagination.tsx']
  .map((name) => `src/ui/${name}`)
  .concat('src/pages/app/list-title.ts')

/**
 * Messages are written in English in the code. Each locale has one catalogue for the messages that every page shows, one for
 * each feature, which the browser loads with that feature, and further ones for accounts and for messages that several
 * features share (docs/decisions/0007).
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
        '**/src/blocks/body-area-names.ts',
        ...listFiles.map((file) => `**/${file}`),
        '**/src/blocks/*.server.ts',
        '**/src/pages/*.server.ts',
      ],
    },
    // The messages that all forms share. Only pages with forms need them.
    { path: `${directory}/{locale}/forms`, include: ['src/ui/form-messages.ts'] },
    // The names of the parts of the body, on the home page, in the index of conditions, and in the form for symptoms.
    { path: `${directory}/{locale}/body-areas`, include: ['src/blocks/body-area-names.ts'] },
    // The messages of lists and indices: pages of a list, letters of the alphabet.
    { path: `${directory}/{locale}/lists`, include: [...listFiles] },
    // The labels that the server writes into the content of a page. The browser never has to load this catalogue.
    { path: `${directory}/{locale}/content-labels`, include: ['src/blocks/*.server.ts', 'src/pages/*.server.ts'] },
    // The messages about accounts, on pages and in emails. Other pages do not need them.
    { path: `${directory}/{locale}/auth`, include: ['src/auth'] },
    ...features.map((feature) => ({
      path: `${directory}/{locale}/${feature}`,
      // The definitions of page kinds contain the names of the kinds, which only search results and suggestions show.
      include: [`src/features/${feature}`, ...(feature === 'search' ? ['src/features/*/*.kind.ts'] : [])],
      exclude: feature === 'search' ? [] : ['**/*.kind.ts'],
    })),
    ...accountPages.map((page) => ({ path: `${directory}/{locale}/${page}`, include: [`src/account/${page}`] })),
  ],
  format: formatter({ lineNumbers: false }),
  // For `PSEUDO_LOCALE=en-US npm run dev`: a text without brackets is not a message, and a text without the closing bracket
  // is cut off.
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
