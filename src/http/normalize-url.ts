// A URL parser rewrites these: dot segments, backslashes, the fragment, and every character that it encodes.
const needsNormalizing = /\/(?:\.|%2e){1,2}(?:[/?#\\]|$)|[\\#"<>^`{}]|[^\x21-\x7e]/i

/**
 * The request target as the application's URL parser reads its path: without dot segments, backslashes and fragment. It
 * is the same text for an ordinary target, at the cost of one test.
 *
 * @param target path and query, beginning with a slash
 * @returns undefined where the path that comes out is no plain one: beginning with two slashes it would name a host
 */
export function normalizeUrl(target: string): string | undefined {
  if (!needsNormalizing.test(target)) return target
  const withoutFragment = target.replace(/#.*$/s, '')
  const queryStart = withoutFragment.indexOf('?')
  const path = queryStart === -1 ? withoutFragment : withoutFragment.slice(0, queryStart)
  const { pathname } = new URL(`http://localhost${path}`)
  if (pathname === path) return withoutFragment
  return pathname.startsWith('//') ? undefined : pathname + withoutFragment.slice(path.length)
}
