/** The patterns that the values of search params must match, by name. */
type Patterns<Name extends string> = Readonly<Record<Name, RegExp>>

/**
 * Creates a `validateSearch` for search params that are strings. A param that is missing or malformed is undefined, and the
 * router omits it from the URL.
 *
 * @param patterns the pattern of each param, tested against the value in Unicode normalization form C
 */
export const searchParams =
  <Name extends string>(patterns: Patterns<Name>) =>
  (search: Readonly<Record<string, unknown>>): { readonly [Each in Name]?: string | undefined } => {
    const read = (name: Name): string | undefined => {
      const value = search[name]
      if (typeof value !== 'string') return undefined
      const text = value.normalize('NFC')
      return patterns[name].test(text) ? text : undefined
    }
    return Object.fromEntries((Object.keys(patterns) as Name[]).map((name) => [name, read(name)])) as {
      readonly [Each in Name]?: string
    }
  }

/** The pattern of a param that may be any string. */
export const anyText = /^/
