import { SiteGlobalsDocument, type SiteGlobalsQuery } from '#content-contract/operations.ts'
import { fallbackLanguage } from '#i18n/languages.ts'
import { isSiteHandle, primarySiteHandle, sites, type SiteHandle } from '#sites/sites.ts'
import { fetchContent } from './content.server.ts'

/** The categories of static messages that every site asks for (specification section 7). */
const categories = ['context-nav', 'types', 'site', 'components']

/**
 * Fetches a site's globals and the list of all sites, as they are published: the browser has them from an address that is the
 * same for everybody, so a preview has them too. Asked once per site and then served from the content cache.
 *
 * Rejects with a `CombinedError` when the content system cannot be reached and nothing is stored.
 */
export const fetchSiteGlobals = (site: SiteHandle): Promise<SiteGlobalsQuery> =>
  fetchContent(
    SiteGlobalsDocument,
    {
      site: [site],
      language: [...new Set([sites[site].locale, fallbackLanguage])],
      category: categories,
    },
    { published: true },
  )

/** The site that the content system calls primary; without an answer the one that is configured. */
export const primarySiteOf = (globals: SiteGlobalsQuery): SiteHandle =>
  (globals.sites ?? [])
    .filter(({ primary }) => primary)
    .map(({ handle }) => handle)
    .find(isSiteHandle) ?? primarySiteHandle

/** The sites from which the content of a site comes. */
export type ContentSites = {
  /** The site whose content stands in for missing translations (settled 1). */
  readonly primarySite: SiteHandle
  /** Variables that select the site's own entries and, where they are not translated, the primary site's: one of each. */
  readonly variables: { readonly site: SiteHandle[]; readonly preferSites: SiteHandle[] }
  /** The first step of an `orderBy` that puts the site's own entries before the primary site's (settled 3). */
  readonly ownFirst: 'siteId ASC' | 'siteId DESC'
}

/** Finds out from which sites the content of a site comes. Rejects as `fetchSiteGlobals` does. */
export async function fetchContentSites(handle: SiteHandle): Promise<ContentSites> {
  const globals = await fetchSiteGlobals(handle)
  const primarySite = primarySiteOf(globals)
  const numberOf = (site: SiteHandle) => globals.sites?.find((one) => one.handle === site)?.id ?? 0
  const handles = [...new Set([handle, primarySite])]
  return {
    primarySite,
    variables: { site: handles, preferSites: handles },
    ownFirst: numberOf(handle) < numberOf(primarySite) ? 'siteId ASC' : 'siteId DESC',
  }
}
