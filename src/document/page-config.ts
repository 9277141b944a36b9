import type { SitePrefix } from '#sites/resolve-site.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { BrowserReporting } from '#telemetry/report-errors.ts'
import type { SiteDocument } from './document-context.ts'

/**
 * The page configuration (settled 1): what a document tells the browser of where it came from. The addresses of builds,
 * payloads and sign-in are made from it.
 */
export type PageConfig = {
  /** Path under which the application is served, without a slash at its end. */
  readonly basePath: string
  readonly buildId: string
  readonly site: SiteHandle
  readonly prefix: SitePrefix
  /** How errors in the browser are reported, if they are. */
  readonly reporting: BrowserReporting | false
  readonly gtmId: string | null
  /** How often the session is fetched again while a reader is signed in: `true` is every 1,000 ms, a number so many. */
  readonly session: { readonly refetchInterval: boolean | number }
  /** The day on which the page was rendered (ISO 8601), so that what depends on it is the same when it is taken over. */
  readonly today: string
  /** The data that the site shows on every page. */
  readonly document: SiteDocument
}

export const pageConfigId = 'page-config'

/** Reads the configuration of the current document. Throws when the document has none. */
export function readPageConfig(): PageConfig {
  const element = document.getElementById(pageConfigId)
  if (!element?.textContent) throw new Error(`The document has no element "${pageConfigId}".`)
  return JSON.parse(element.textContent) as PageConfig
}
