/** How the page at an address may be had (specification section 7). */
export type RouteRule =
  /** It is the same for everybody, whatever its query. */
  | { readonly kind: 'prerendered' }
  /** It is the same for everybody, and depends on these search parameters. */
  | { readonly kind: 'cached'; readonly parameters: readonly string[] }
  /** It is the same for everybody too, but is cached nowhere: the parameters are the reader's own words. */
  | { readonly kind: 'uncached'; readonly parameters: readonly string[] }
  /** It is rendered for one reader. */
  | { readonly kind: 'per-request' }

/** The rules of all pages, by their paths within a site. They stand in the manifest of a build. */
export type RouteMatcher = {
  /** By whole paths. */
  readonly static: Readonly<Record<string, RouteRule>>
  /** By patterns such as `/news/:slug`, in the order in which they are to be tried. */
  readonly dynamic: Readonly<Record<string, RouteRule>>
  /** By the beginnings of paths. */
  readonly wildcard: Readonly<Record<string, RouteRule>>
}

/** Finds the rule that holds for a path within a site; undefined where no route shows a page. */
export function findRouteRule({ static: fixed, dynamic, wildcard }: RouteMatcher, path: string): RouteRule | undefined {
  const fits = ([pattern]: readonly [string, RouteRule]) => RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
  return (
    fixed[path] ??
    (Object.entries(dynamic).find(fits) ?? Object.entries(wildcard).find(([start]) => path.startsWith(start)))?.[1]
  )
}

/** Picks the parameters of a query on which the page depends, without the question mark. */
export function declaredQuery(rule: RouteRule, query: string): string {
  if (!('parameters' in rule)) return ''
  const given = new URLSearchParams(query)
  for (const name of new Set(given.keys())) if (!rule.parameters.includes(name)) given.delete(name)
  given.sort()
  return String(given)
}
