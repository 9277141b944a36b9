/** Search parameters by name, with the form that their values must have. */
type Patterns<Name extends string> = Readonly<Record<Name, RegExp>>

/**
 * A `validateSearch` for parameters that are texts of a certain form. A parameter that is missing or malformed is undefined,
 * and the router leaves it out of the address.
 *
 * @param patterns the form of each parameter; values are compared in Unicode normalization form C
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

/** The form of a parameter that may be any text. */
export const anyText = /^/
