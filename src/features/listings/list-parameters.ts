// A slug is letters and digits of any script, with hyphens between.
const slug = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u

/** What can stand in the query of a list's address, and how it is written. */
export const parameterForms = { topic: slug, tag: slug, year: /^(?:19|20)\d\d$/, page: /^[1-9]\d{0,4}$/ } as const

/** What the query of a list's address says; what is malformed counts as not said. */
export function readParameter(
  query: Readonly<Record<string, unknown>>,
  name: keyof typeof parameterForms,
): string | undefined {
  const value = query[name]
  const text = typeof value === 'string' ? value.normalize('NFC') : ''
  return parameterForms[name].test(text) ? text : undefined
}
