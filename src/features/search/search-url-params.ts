import { anyText, searchParams } from '#lib/search-params.ts'

/** The query parameters of the search: words, a kind of page, the slug of a topic, a page of the results. */
export type SearchUrlParams = {
  readonly q?: string
  readonly kind?: string
  readonly topic?: string
  readonly page?: string
}

/** The pattern of each parameter; a query may be any text. */
export const searchParamPatterns = {
  q: anyText,
  kind: /^[a-zA-Z]{2,30}$/,
  topic: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u,
  page: /^[1-9]\d{0,3}$/,
} as const

/** Validates the parameters of the search's address; a malformed one counts as missing. */
export const parseSearchUrlParams = searchParams(searchParamPatterns)
