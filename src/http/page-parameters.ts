import { decodeSafely } from '#lib/decode-safely.ts'

/** The maximum length of the value of a parameter, in characters. A page with a longer value is not cached. */
const maxValueLength = 256

/** The query parameters that matter at a path. */
export type PageParameters = {
  /** The parameters on which the page depends. */
  readonly declared: readonly string[]
  /** The parameters, in lower case, with which a redirect may replace the page; `*` for any. */
  readonly redirecting: readonly string[]
}

const parseParameters = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [name: string, value: string] => {
      const name = pair.split('=', 1)[0] ?? ''
      return [decodeSafely(name.replaceAll('+', ' ')), pair.slice(name.length + 1)]
    })

/**
 * Returns the query with the declared parameters only: in the order of the declaration, each with its last value only.
 * Returns undefined if a value is too long to be cached. Values keep their encoding: redirects are matched against it.
 *
 * @param search the query with its question mark, or an empty string
 */
export function pickParameters(search: string, declared: readonly string[]): string | undefined {
  if (search === '' || declared.length === 0) return ''
  const given = new Map(parseParameters(search))
  const picked: string[] = []
  for (const name of new Set(declared)) {
    const value = given.get(name)
    if (value === undefined) continue
    if (value.length > maxValueLength) return undefined
    picked.push(`${encodeURIComponent(name)}=${value}`)
  }
  return picked.length === 0 ? '' : `?${picked.join('&')}`
}

/** Whether a query has one of the parameters, which are in lower case; true for every query if `*` is among them. */
export const canRedirect = (search: string, redirecting: readonly string[]): boolean =>
  redirecting.length > 0 &&
  (redirecting.includes('*') || parseParameters(search).some(([name]) => redirecting.includes(name.toLowerCase())))
