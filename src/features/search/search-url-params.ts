import { maxQueryLength } from '#lib/max-query-length.ts'
import { anyText, searchParams } from '#lib/search-params.ts'

/**
 * The search params of the search: the query, the kind of page, the slug of the topic, the path of the publication, and the
 * number of the page.
 */
export type SearchUrlParams = {
  readonly q?: string
  readonly kind?: string
  readonly topic?: string
  readonly within?: string
  readonly page?: string
}

/** The pattern of each search param; a query may be any text. */
export const searchParamPatterns = {
  q: anyText,
  kind: /^[a-zA-Z]{2,30}$/,
  topic: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,99}$/u,
  within: /^\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._~/-]{0,199}$/u,
  page: /^[1-9]\d{0,3}$/,
} as const

const parsePatterns = searchParams(searchParamPatterns)

/**
 * Parses the search params of the search. A malformed one is treated as missing. A query that is too long is truncated,
 * because the page repeats it in its links to the other languages and would be many times as long as the query.
 */
export function parseSearchUrlParams(search: Readonly<Record<string, unknown>>): SearchUrlParams {
  const { q, ...others } = parsePatterns(search)
  // Truncation may split a surrogate pair and leave one half of it, which is not a character.
  const query = q?.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '')
  return { q: query, ...others } as SearchUrlParams
}
