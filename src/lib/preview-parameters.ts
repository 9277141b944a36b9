/** By two of them the content system asks for a preview; the last one lets it in. */
const names = /^(?:x-craft-(?:live-)?preview|token)$/

/**
 * The parameters of a query that make it a preview's (settled 8); none when it asks for no preview. Every link of a
 * preview carries them on.
 */
export function previewParameters<Value>(query: Iterable<readonly [string, Value]>): Readonly<Record<string, Value>> {
  const given = Object.fromEntries([...query].filter(([name]) => names.test(name)))
  return Object.keys(given).some((name) => name !== 'token') ? given : {}
}

/** The same as text, to stand in a query; empty for a query that asks for no preview. */
export const previewQuery = (search: string): string =>
  String(new URLSearchParams(previewParameters(new URLSearchParams(search))))
