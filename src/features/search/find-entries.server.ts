import { SearchDocument } from '#content-contract/operations.ts'
import { askContent } from '#cms/content.server.ts'
import { primarySiteHandle, sites, type SiteHandle } from '#sites/sites.ts'
import { parseSearchResults, type SearchAnswer } from './search-results.ts'

/** How many results a page of results holds. */
const mostResults = 30

/** Asks the content system for entries that fit the words. Blank words find nothing. */
export async function findEntries({ site, query }: { site: SiteHandle; query: string }): Promise<SearchAnswer> {
  // Control and formatting characters carry no meaning here, and could turn the page's text around.
  const words = query
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  if (words === '') return { results: [], total: 0 }
  const handles = [...new Set([site, primarySiteHandle])]
  const variables = { search: words, site: handles, preferSites: handles, limit: mostResults, offset: 0 }
  // Not stored: whoever searches for a million things would put them in the place of the pages.
  const answer = await askContent(SearchDocument, variables, { stored: false })
  return parseSearchResults(answer, sites[site])
}
