import { decodeSafely } from '#lib/decode-safely.ts'

/** A page whose query has a longer value is not cached, in characters. */
const maxValueLength = 256

/** The query parameters that matter at a path. */
export type PageParameters = {
  /** The page depends on these. */
  readonly declared: readonly string[]
  /** With one of these a redirect may stand in place of the page, in small letters; `*` for any. */
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
 * The query with the declared parameters only: in the order of the declaration, each once and with its last value.
 * Undefined when a value is too long to be cached. Values stay written as they came: stored redirects look at them so.
 *
 * @param search the query with its question mark, or an empty text
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

/** Whether a query holds one of the parameters, which are in small letters; any one will do for `*`. */
export const mayRedirect = (search: string, redirecting: readonly string[]): boolean =>
  redirecting.length > 0 &&
  (redirecting.includes('*') || parseParameters(search).some(([name]) => redirecting.includes(name.toLowerCase())))
