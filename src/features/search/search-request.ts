import { parseSearchUrlParams, type SearchUrlParams } from './search-url-params.ts'

/** A search, as the search params of the page describe it. Pages are counted from 1. */
export type SearchRequest = {
  readonly query: string
  readonly kind?: string
  readonly topic?: string
  /** The decoded path of the publication, such as a guideline, to which the search is limited. */
  readonly within?: string
  readonly page: number
}

/** Parses the search params of the search page. A malformed one is treated as missing (`parseSearchUrlParams`). */
export function parseSearchRequest(parameters: Readonly<Record<string, unknown>>): SearchRequest {
  const { q = '', kind, topic, within, page = '1' } = parseSearchUrlParams(parameters)
  return {
    query: q,
    ...(kind !== undefined && { kind }),
    ...(topic !== undefined && { topic }),
    ...(within !== undefined && { within }),
    page: Number(page),
  }
}

/** Returns the search params of the page with the results of a search. Those with a default value are left out. */
export const searchUrlParams = ({ query, kind, topic, within, page }: SearchRequest): SearchUrlParams => ({
  ...(query !== '' && { q: query }),
  ...(kind !== undefined && { kind }),
  ...(topic !== undefined && { topic }),
  ...(within !== undefined && { within }),
  ...(page > 1 && { page: String(page) }),
})

/** Returns the path and query of the results of a search. */
export function searchHref(params: SearchRequest): string {
  const parameters = new URLSearchParams(Object.entries(searchUrlParams(params)))
  return parameters.size === 0 ? '/search' : `/search?${parameters}`
}
