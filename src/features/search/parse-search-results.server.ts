import type { SearchQuery, SuggestionsQuery } from '#content-contract/operations.ts'
import { foreignLanguage } from '#blocks/foreign-language.server.ts'
import { plainText, nonNull } from '#blocks/plain-text.server.ts'
import { isLanguage } from '#i18n/languages.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import type { Site } from '#sites/sites.ts'
import type { SearchRequest } from './search-request.ts'
import type { SearchHit, MarkedText, SearchResults, TopicFacet } from './search-results.ts'

/** The maximum number of results on a page of the search. */
export const resultsPerPage = 10

/** The maximum number of sections that the first result links to. */
const maxSections = 8

type Hit = SearchQuery['searchEntries']['hits'][number]

/** Parses the result of the query. Entries without an id, a uri or a title are left out. */
export function parseSearchResults(
  { searchEntries: { total, all, hits, kinds, topics, spelling, definition } }: SearchQuery,
  params: SearchRequest,
  site: Site,
): SearchResults {
  const term = plainText(definition?.title)
  const text = plainText(definition?.definition)
  const correct = plainText(spelling)
  return {
    params,
    results: nonNull(hits).flatMap((hit, place) => parseHit(hit, site, params.page === 1 && place === 0) ?? []),
    total,
    all,
    pages: Math.max(1, Math.ceil(total / resultsPerPage)),
    kinds: kinds.map(({ handle, count }) => ({ value: handle, count })),
    topics: topics.flatMap(({ entry, count }): TopicFacet[] => {
      const label = plainText(entry.title)
      return entry.slug && label !== undefined
        ? [{ value: entry.slug, label, count, ...foreignLanguage(entry.language, site) }]
        : []
    }),
    ...(correct !== undefined && { spelling: correct }),
    ...(term !== undefined && text !== undefined && { definition: { term, text } }),
  }
}

function parseHit({ entry, title, excerpt, sections }: Hit, site: Site, isFirst: boolean): SearchHit | undefined {
  if (!entry.id || !entry.uri || title.text.trim() === '') return undefined
  return {
    id: entry.id,
    title: parseMarkedText(title),
    path: pathFromUri(entry.uri),
    ...(excerpt && excerpt.text !== '' && { excerpt: parseMarkedText(excerpt) }),
    kind: entry.typeHandle,
    language: entry.language && isLanguage(entry.language) ? entry.language : site.locale,
    ...('comparison' in entry && entry.comparison?.length && { hasComparison: true as const }),
    ...(isFirst && sections.length > 1 && { sections: sections.slice(0, maxSections) }),
  }
}

/**
 * Parses a text with its marks. If a mark is empty, overlaps the one before it or is not entirely within the text, this mark
 * and all that follow are left out.
 */
export function parseMarkedText({ text, marks }: MarkedText): MarkedText {
  let good = 0
  for (let at = 0; at + 1 < marks.length; at += 2) {
    const [before, start, end] = [marks[at - 1] ?? 0, marks[at] ?? -1, marks[at + 1] ?? -1]
    if (start < before || end <= start || end > text.length) break
    good = at + 2
  }
  return { text, marks: marks.slice(0, good) }
}

/** Parses the suggestions, each with the handle of its entry's type. */
export const parseSuggestions = ({ suggestions }: SuggestionsQuery, site: Site) =>
  suggestions.flatMap(({ entry, title, otherName }) =>
    entry.uri && title.text.trim() !== ''
      ? [
          {
            path: pathFromUri(entry.uri),
            title: parseMarkedText(title),
            ...(otherName && { otherName }),
            type: entry.typeHandle,
            ...foreignLanguage(entry.language, site),
          },
        ]
      : [],
  )
