import { maxQueryLength } from '#lib/max-query-length.ts'
import { anyText, searchParams } from '#lib/search-params.ts'

/** The search params of the search: a query, a kind of page, the slug of a topic, the path of a publication, a page. */
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
 * Parses the search params of the search; a malformed one counts as missing. A query that is too long is cut: the page
 * repeats it in its links to the other languages, so the page's length would be a multiple of that of the query.
 */
export function parseSearchUrlParams(search: Readonly<Record<string, unknown>>): SearchUrlParams {
  const { q, ...others } = parsePatterns(search)
  // A cut through a surrogate pair would leave half of it, which is not a character.
  const query = q?.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '')
  return { q: query, ...others } as SearchUrlParams
}
