/** Matches the parameters of a preview. The first two request the preview; the token authorizes it. */
const names = /^(?:x-craft-(?:live-)?preview|token)$/

/** Returns the preview parameters of a query (settled 8), or none. Every link of a preview includes them. */
export function previewParameters<Value>(query: Iterable<readonly [string, Value]>): Readonly<Record<string, Value>> {
  const given = Object.fromEntries([...query].filter(([name]) => names.test(name)))
  return Object.keys(given).some((name) => name !== 'token') ? given : {}
}

/** Returns the preview parameters as a query string; empty for a query that requests no preview. */
export const previewQuery = (search: string): string =>
  String(new URLSearchParams(previewParameters(new URLSearchParams(search))))
