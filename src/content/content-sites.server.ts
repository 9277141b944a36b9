import { SiteGlobalsDocument, type SiteGlobalsQuery } from '#content-contract/operations.ts'
import { fallbackLanguage, languages } from '#i18n/languages.ts'
import { isSiteHandle, primarySiteHandle, sites, type SiteHandle } from '#sites/sites.ts'
import { fetchContent } from './content.server.ts'

/** The categories of static messages that every site requests (specification section 7). */
const categories = ['context-nav', 'types', 'site', 'components']

/**
 * The option for site data, which is fetched once (specification section 4). It stays fresh in the content cache until a
 * change by an editor purges it, for an hour at most. Without purges it expires like all content.
 */
const fetchedOnce = { once: true } as const

/** The list of sites in the content system. */
export type SiteList = SiteGlobalsQuery['sites']

/**
 * Fetches the sites of the content system with the query that the specification describes (section 7), with all languages
 * and categories. The query is sent when the server starts or, if that fails, for the next page; after that nearly all calls
 * get the cached result. Rejects as `fetchContent` does.
 */
export async function fetchSiteList(): Promise<SiteList> {
  const all = { site: [primarySiteHandle], language: [...languages], category: categories }
  return (await fetchContent(SiteGlobalsDocument, all, fetchedOnce)).sites
}

/**
 * Fetches the globals of a site. The query is limited to the messages in the site's own language and in en-US, because a
 * page needs no others (docs/decisions/0003). Rejects as `fetchSiteList` does.
 */
export function fetchSiteGlobals(site: SiteHandle): Promise<SiteGlobalsQuery> {
  const language = [...new Set([sites[site].locale, fallbackLanguage])]
  return fetchContent(SiteGlobalsDocument, { site: [site], language, category: categories }, fetchedOnce)
}

/** Returns the primary site of the content system, or the configured one if the content system names none that is known. */
export const primarySiteOf = (list: SiteList): SiteHandle =>
  (list ?? [])
    .filter(({ primary }) => primary)
    .map(({ handle }) => handle)
    .find(isSiteHandle) ?? primarySiteHandle

/** The sites whose entries make up the content of a site. */
export type ContentSites = {
  /** The site whose content replaces missing translations (settled 1). */
  readonly primarySite: SiteHandle
  /** The variables that select one version of each entry: the site's own or, if it is not translated, the primary site's. */
  readonly variables: { readonly site: SiteHandle[]; readonly preferSites: SiteHandle[] }
  /** The first term of an `orderBy` that sorts the site's own entries before the primary site's (settled 3). */
  readonly ownFirst: 'siteId ASC' | 'siteId DESC'
}

/** Determines the sites whose entries make up the content of a site. Rejects as `fetchSiteList` does. */
export async function fetchContentSites(handle: SiteHandle): Promise<ContentSites> {
  const list = await fetchSiteList()
  const primarySite = primarySiteOf(list)
  const numberOf = (site: SiteHandle) => list?.find((one) => one.handle === site)?.id ?? 0
  const handles = [...new Set([handle, primarySite])]
  return {
    primarySite,
    variables: { site: handles, preferSites: handles },
    ownFirst: numberOf(handle) < numberOf(primarySite) ? 'siteId ASC' : 'siteId DESC',
  }
}
