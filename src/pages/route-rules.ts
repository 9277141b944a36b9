/** The rule by which the page at a path is cached (specification section 7). */
export type RouteRule =
  /** The page is the same for everybody, whatever the query. */
  | { readonly kind: 'prerendered' }
  /** The page is the same for everybody and depends on these search params. */
  | { readonly kind: 'cached'; readonly parameters: readonly string[] }
  /** The page is the same for everybody but never cached, because the params contain text that the reader has typed. */
  | { readonly kind: 'uncached'; readonly parameters: readonly string[] }
  /** The page is rendered for one reader. */
  | { readonly kind: 'per-request' }

/** The rules of all pages by their paths within a site, as in the manifest of a build. */
export type RouteMatcher = {
  /** The rules by whole path. */
  readonly static: Readonly<Record<string, RouteRule>>
  /** The rules by patterns such as `/news/:slug`, in the order in which they must be matched. */
  readonly dynamic: Readonly<Record<string, RouteRule>>
  /** The rules by prefix of the path. */
  readonly wildcard: Readonly<Record<string, RouteRule>>
}

/** Finds the rule for a path within a site; undefined if no route shows a page there. */
export function findRouteRule({ static: fixed, dynamic, wildcard }: RouteMatcher, path: string): RouteRule | undefined {
  const fits = ([pattern]: readonly [string, RouteRule]) => RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
  return (
    fixed[path] ??
    (Object.entries(dynamic).find(fits) ?? Object.entries(wildcard).find(([start]) => path.startsWith(start)))?.[1]
  )
}

/**
 * Returns the query with only the parameters that the rule declares, sorted and without a question mark, so that equal
 * queries share a URL.
 */
export function declaredQuery(rule: RouteRule, query: string): string {
  if (!('parameters' in rule)) return ''
  const given = new URLSearchParams(query)
  for (const name of new Set(given.keys())) if (!rule.parameters.includes(name)) given.delete(name)
  given.sort()
  return String(given)
}
