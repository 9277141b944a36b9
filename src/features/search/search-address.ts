import { anyText } from '#lib/search-params.ts'

/** What can stand in the query of the search's address: words, a kind of page, the slug of a topic, a page of the results. */
export type SearchParameters = {
  readonly q?: string
  readonly kind?: string
  readonly topic?: string
  readonly page?: string
}

/** What is searched for. Pages are counted from 1. */
export type SearchQuestion = {
  readonly query: string
  readonly kind?: string
  readonly topic?: string
  readonly page: number
}

/** As long as a question may be; the field takes no more. */
export const longestQuery = 200

/** The forms of the parameters; a query may be any text. */
export const searchForms = {
  q: anyText,
  kind: /^[a-zA-Z]{2,30}$/,
  topic: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u,
  page: /^[1-9]\d{0,3}$/,
} as const

/** What the query of the address asks. What is malformed counts as not said. */
export function parseSearchQuestion(parameters: Readonly<Record<string, unknown>>): SearchQuestion {
  const read = (name: keyof typeof searchForms) => {
    const value = parameters[name]
    const text = typeof value === 'string' ? value.normalize('NFC') : ''
    return searchForms[name].test(text) ? text : undefined
  }
  const { q } = parameters
  const kind = read('kind')
  const topic = read('topic')
  return {
    query: typeof q === 'string' ? q.slice(0, longestQuery) : '',
    ...(kind !== undefined && { kind }),
    ...(topic !== undefined && { topic }),
    page: Number(read('page') ?? 1),
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
