// Matches what a URL parser rewrites: dot segments, backslashes, the fragment, and every character that it encodes.
const needsNormalizing = /\/(?:\.|%2e){1,2}(?:[/?#\\]|$)|[\\#"<>^`{}]|[^\x21-\x7e]/i

/**
 * Normalizes the path of a request target as the application's URL parser would do: without dot segments and backslashes.
 * The fragment is removed, and the query is not changed. An ordinary target is returned unchanged, at the cost of one test.
 *
 * @param target path and query, beginning with a slash
 * @returns undefined if the normalized path begins with two slashes, which would name a host
 */
export function normalizeUrl(target: string): string | undefined {
  if (!needsNormalizing.test(target)) return target
  const withoutFragment = target.replace(/#.*$/s, '')
  const queryStart = withoutFragment.indexOf('?')
  const path = queryStart === -1 ? withoutFragment : withoutFragment.slice(0, queryStart)
  const { pathname } = new URL(`http://localhost${path}`)
  return pathname.startsWith('//') ? undefined : pathname + withoutFragment.slice(path.length)
}
