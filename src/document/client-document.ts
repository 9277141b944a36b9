import { previewQuery } from '#lib/preview-parameters.ts'
import { isSiteEnabled, siblingsOf } from '#shell/language-order.ts'
import { publicBasesOf } from '#sites/public-bases.ts'
import type { DocumentContext } from './document-context.ts'
import { readPageConfig } from './page-config.ts'

/** Reads the color of the browser's user interface for a color scheme. */
const themeColor = (scheme: 'light' | 'dark') =>
  document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${scheme}"]`)?.content ?? ''

/** Returns the document's context in the browser, from the page configuration and the theme in the document. */
export function clientDocument(): DocumentContext {
  const config = readPageConfig()
  return {
    ...config.document,
    siblings: siblingsOf(config.document.frame),
    siteEnabled: isSiteEnabled(config.document.frame, config.site),
    current: {
      site: config.document.site,
      publicBases: publicBasesOf(config.document.hostBases),
      basePath: config.basePath,
      prefix: config.prefix,
      preview: previewQuery(location.search),
    },
    config,
    themeCss: document.querySelector('style[data-theme]')?.textContent ?? '',
    themeColors: { light: themeColor('light'), dark: themeColor('dark') },
    nonce: undefined,
    requested: undefined,
  }
}
