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

/** Parses the search params of the search; a malformed one counts as missing. */
export const parseSearchUrlParams = searchParams(searchParamPatterns)
