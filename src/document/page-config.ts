import type { SitePrefix } from '#sites/resolve-site.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { BrowserReporting } from '#telemetry/report-errors.ts'
import type { SiteDocument } from './document-context.ts'

/**
 * The page configuration (settled 1): the data about the site and the build that the document passes to the browser. The
 * URLs of builds, payloads and sign-in are derived from it.
 */
export type PageConfig = {
  /** The path under which the application is served, without a trailing slash. */
  readonly basePath: string
  readonly buildId: string
  readonly site: SiteHandle
  readonly prefix: SitePrefix
  /** The settings for reporting errors in the browser, or false if they are not reported. */
  readonly reporting: BrowserReporting | false
  readonly gtmId: string | null
  /**
   * The interval at which a signed-in reader's session is refetched, in milliseconds; `true` means every second, `false`
   * never.
   */
  readonly session: { readonly refetchInterval: boolean | number }
  /**
   * The day on which the server rendered the page (UTC, ISO 8601). Hydration of a page that was cached on an earlier day
   * would fail with the current day.
   */
  readonly today: string
  /** The data that is the same on every page of the site. */
  readonly document: SiteDocument
}

export const pageConfigId = 'page-config'

/** Reads the configuration of the current document. Throws when the document has none. */
export function readPageConfig(): PageConfig {
  const element = document.getElementById(pageConfigId)
  if (!element?.textContent) throw new Error(`The document has no element "${pageConfigId}".`)
  return JSON.parse(element.textContent) as PageConfig
}
