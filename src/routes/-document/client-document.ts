import type { DocumentContext, SiteDocument } from './document-context.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { readPageConfig } from './page-config.ts'

let loaded: SiteDocument | undefined

/** Fetches what the document's site shows on every page. Called once, before hydration. */
export async function loadClientDocument(): Promise<void> {
  const response = await fetch(readPageConfig().frame)
  if (!response.ok) throw new Error(`The site's frame could not be loaded (status ${response.status}).`)
  loaded = (await response.json()) as SiteDocument
}

/** The document's context as the browser knows it: from the page itself and from the site's frame. */
export function clientDocument(): DocumentContext {
  if (!loaded) throw new Error('The site document is read before it was loaded.')
  const config = readPageConfig()
  return {
    ...loaded,
    current: { ...loaded.current, prefix: config.prefix, preview: previewQuery(location.search) },
    config,
    themeCss: document.querySelector('style[data-theme]')?.textContent ?? '',
    themeColor: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '',
    requested: undefined,
  }
}
