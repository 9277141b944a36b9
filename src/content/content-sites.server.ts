import { SiteGlobalsDocument, type SiteGlobalsQuery } from '#content-contract/operations.ts'
import { fallbackLanguage, languages } from '#i18n/languages.ts'
import { isSiteHandle, primarySiteHandle, sites, type SiteHandle } from '#sites/sites.ts'
import { fetchContent } from './content.server.ts'

/** The categories of static messages that every site asks for (specification section 7). */
const categories = ['context-nav', 'types', 'site', 'components']

/**
 * Site data is fetched once and then marked as fetched (specification section 4): the content cache holds it until an editor's
 * change purges it. Without purges it ages like all content.
 */
const fetchedOnce = { once: true } as const

/** The sites as the content system lists them. */
export type SiteList = SiteGlobalsQuery['sites']

/**
 * Fetches the sites of the content system. They come from the call that the specification describes (section 7), with all
 * languages and categories, which is sent once, at start.
 *
 * Rejects with a `CombinedError` when the content system cannot be reached and nothing is cached.
 */
export async function fetchSiteList(): Promise<SiteList> {
  const all = { site: [primarySiteHandle], language: [...languages], category: categories }
  return (await fetchContent(SiteGlobalsDocument, all, fetchedOnce)).sites
}

/**
 * Fetches the globals of a site. A page needs the strings of its own language and of en-US only, so these are what is fetched
 * for it (docs/decisions/0003). Rejects as `fetchSiteList` does.
 */
export function fetchSiteGlobals(site: SiteHandle): Promise<SiteGlobalsQuery> {
  const language = [...new Set([sites[site].locale, fallbackLanguage])]
  return fetchContent(SiteGlobalsDocument, { site: [site], language, category: categories }, fetchedOnce)
}

/** The site that the content system calls primary; when it names none, the one that is configured. */
export const primarySiteOf = (list: SiteList): SiteHandle =>
  (list ?? [])
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

/** Finds out from which sites the content of a site comes. Rejects as `fetchSiteList` does. */
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
