import { parseSearchParams, type SearchParameters } from './search-params.ts'

/** The parsed query of a search. Pages are counted from 1. */
export type SearchQuestion = {
  readonly query: string
  readonly kind?: string
  readonly topic?: string
  readonly page: number
}

/** As long as a question may be; the field takes no more. */
export const longestQuery = 200

/** The question of an address. A malformed parameter counts as missing. */
export function parseSearchQuestion(parameters: Readonly<Record<string, unknown>>): SearchQuestion {
  const { q = '', kind, topic, page = '1' } = parseSearchParams(parameters)
  return {
    query: q.slice(0, longestQuery),
    ...(kind !== undefined && { kind }),
    ...(topic !== undefined && { topic }),
    page: Number(page),
  }
}

/** The parameters under which the answer to a question stands. */
export const parametersOf = ({ query, kind, topic, page }: SearchQuestion): SearchParameters => ({
  ...(query !== '' && { q: query }),
  ...(kind !== undefined && { kind }),
  ...(topic !== undefined && { topic }),
  ...(page > 1 && { page: String(page) }),
})

/** The path and query of the answer to a question. */
export function searchAddress(question: SearchQuestion): string {
  const parameters = new URLSearchParams(Object.entries(parametersOf(question)))
  return parameters.size === 0 ? '/search' : `/search?${parameters}`
}
