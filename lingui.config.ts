import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { sites } from './src/sites/sites.ts'

/** One catalogue per language tag; the English text in the code is the source. */
export default defineConfig({
  sourceLocale: 'en-US',
  locales: Object.values(sites).map((site) => site.locale),
  catalogs: [{ path: `${process.env.LOCALES_DIRECTORY ?? 'locales'}/{locale}/messages`, include: ['src'] }],
  format: formatter({ lineNumbers: false }),
})
