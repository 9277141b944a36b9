import { SearchDocument, SuggestionsDocument } from '#content-contract/operations.ts'
import { askContent } from '#content/content.server.ts'
import { addMessages, loadI18n } from '#i18n/load-i18n.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { countSearchWithoutResult } from './searches-without-result.server.ts'
import { suggestionCount } from './suggestion-words.ts'
import { parseSearchAnswer, parseSuggestions, resultsPerPage } from './parse-search-answer.server.ts'
import type { SearchQuestion } from './search-address.ts'
import type { LabelOf, SearchAnswer, Suggestions } from './search-answer.ts'

/** How many suggestions are shown: more is not read while typing. */
const mostSuggestions = 6

/**
 * Returns a query without surplus space and without control and formatting characters, which carry no meaning and could
 * reverse the direction of the page's text.
 */
const wordsOf = (query: string): string =>
  query
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()

/** Asks the content system for the entries that fit. Blank words find nothing, and nobody is asked. */
export async function findEntries({
  site: handle,
  ...asked
}: SearchQuestion & { site: SiteHandle }): Promise<SearchAnswer> {
  const site = sites[handle]
  const words = wordsOf(asked.query)
  const question = { ...asked, query: words }
  if (words === '') return { question, results: [], total: 0, all: 0, pages: 1, kinds: [], topics: [] }
  const variables = {
    search: words,
    site: handle,
    ...(question.kind !== undefined && { type: [question.kind] }),
    ...(question.topic !== undefined && { topic: [question.topic] }),
    limit: resultsPerPage,
    offset: (question.page - 1) * resultsPerPage,
  }
  // Not stored: whoever searches for a million things would put them in the place of the pages.
  const answer = parseSearchAnswer(await askContent(SearchDocument, variables, { stored: false }), question, site)
  if (answer.all === 0) countSearchWithoutResult(handle, words)
  return answer
}

/** Pages that what has been typed so far may lead to. `labelOf` names the kind of a page by the type of its entry. */
export async function findSuggestions(
  { site: handle, query }: { site: SiteHandle; query: string },
  labelOf: LabelOf,
): Promise<Suggestions> {
  const site = sites[handle]
  const words = wordsOf(query)
  const [found, i18n] = await Promise.all([
    words === ''
      ? []
      : askContent(
          SuggestionsDocument,
          { search: words, site: handle, limit: mostSuggestions },
          { stored: false },
        ).then((answer) => parseSuggestions(answer, site)),
    loadI18n(site.locale).then(async (loaded) => {
      await addMessages(loaded, 'search')
      return loaded
    }),
  ])
  return {
    suggestions: found.map(({ type, ...suggestion }) => ({ ...suggestion, kind: i18n._(labelOf(type)) })),
    said: i18n._(suggestionCount(found.length)),
  }
}
