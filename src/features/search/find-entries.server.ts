import type { Messages } from '@lingui/core'
import { ChatbotPathDocument, SearchDocument, SuggestionsDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import { normalizeInput } from '#lib/normalize-input.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { countSearchWithoutResult } from './searches-without-result.server.ts'
import { suggestionAnnouncement } from './suggestion-announcement.ts'
import { parseSearchResults, parseSuggestions, resultsPerPage } from './parse-search-results.server.ts'
import type { SearchRequest } from './search-request.ts'
import type { NameOf, SearchResults, Suggestions } from './search-results.ts'

/** The maximum number of suggestions. Readers do not look at more while they type. */
const maxSuggestions = 6

/**
 * Searches the content system. A blank query has no results and is not sent. A search of the whole site that finds nothing,
 * even without filters, is counted. Rejects as `fetchContent` does.
 */
export async function findEntries({
  site: handle,
  ...given
}: SearchRequest & { site: SiteHandle }): Promise<SearchResults> {
  const site = sites[handle]
  const query = normalizeInput(given.query)
  const params = { ...given, query }
  const chatbot = await findChatbot(handle)
  if (query === '') return { params, results: [], total: 0, all: 0, pages: 1, kinds: [], topics: [], ...chatbot }
  const variables = {
    search: query,
    site: handle,
    ...(params.kind !== undefined && { type: [params.kind] }),
    ...(params.topic !== undefined && { topic: [params.topic] }),
    ...(params.within !== undefined && { within: params.within.slice(1) }),
    limit: resultsPerPage,
    offset: (params.page - 1) * resultsPerPage,
  }
  // The results are not cached, because a visitor with a million different searches would evict everything else from the
  // cache.
  const results = parseSearchResults(await fetchContent(SearchDocument, variables, { cached: false }), params, site)
  if (results.all === 0 && params.within === undefined) countSearchWithoutResult(handle, query)
  return { ...results, ...chatbot }
}

/** Returns the path of the site's chatbot, or that of the primary site's chatbot if it is not translated. */
async function findChatbot(handle: SiteHandle): Promise<Pick<SearchResults, 'chatbot'>> {
  const { variables } = await fetchContentSites(handle)
  const { entries } = await fetchContent(ChatbotPathDocument, variables)
  const path = entries?.find((entry) => entry?.uri)?.uri
  return path ? { chatbot: pathFromUri(path) } : {}
}

/**
 * Finds pages that match the text typed so far. `nameOf` returns the names of a kind of page by the type of its entry.
 * `messages` are the site's messages from the content system, which override those of the catalogue (`loadI18n`).
 */
export async function findSuggestions(
  { site: handle, ...given }: { site: SiteHandle; query: string },
  { nameOf, messages }: { nameOf: NameOf; messages: Messages },
): Promise<Suggestions> {
  const site = sites[handle]
  const query = normalizeInput(given.query)
  const [found, i18n] = await Promise.all([
    query === ''
      ? []
      : fetchContent(
          SuggestionsDocument,
          { search: query, site: handle, limit: maxSuggestions },
          { cached: false },
        ).then((result) => parseSuggestions(result, site)),
    loadI18n(site.locale, messages).then(async (loaded) => {
      await loadMessages(loaded, 'search')
      return loaded
    }),
  ])
  return {
    suggestions: found.map(({ type, ...suggestion }) => ({ ...suggestion, kind: i18n._(nameOf(type).one) })),
    announcement: i18n._(suggestionAnnouncement(found.length)),
  }
}
