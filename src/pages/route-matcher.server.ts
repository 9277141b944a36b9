import { type AnyRoute, createRouter, type StaticDataRouteOption } from '@tanstack/react-router'
import { routeMatching } from './route-matching.ts'
import type { RouteMatcher, RouteRule } from './route-rules.ts'

/** Creates the matcher of the manifest from the options of the routes that show a page. */
export function createRouteMatcher(routeTree: AnyRoute): RouteMatcher {
  const routes: readonly AnyRoute[] = Object.values(createRouter({ routeTree, ...routeMatching }).routesById)
  const pages = routes
    .filter(({ options, children }) => options.component !== undefined && children === undefined)
    .map((route) => [patternOf(route.fullPath), ruleOf(staticDataOf(route))] as const)
    // In descending order, static segments come before parameters, because letters sort after the colon.
    .sort(([one], [other]) => (one < other ? 1 : -1))
  const isWildcard = (pattern: string) => pattern.endsWith('/**')
  const isDynamic = (pattern: string) => pattern.includes(':')
  return {
    static: Object.fromEntries(pages.filter(([pattern]) => !isDynamic(pattern) && !isWildcard(pattern))),
    dynamic: Object.fromEntries(pages.filter(([pattern]) => isDynamic(pattern))),
    wildcard: Object.fromEntries(
      pages.filter(([pattern]) => isWildcard(pattern)).map(([pattern, rule]) => [pattern.slice(0, -2), rule]),
    ),
  }
}

/** Converts `/news/$slug` to `/news/:slug`, and a splat route such as `/$` to `/**`. */
const patternOf = (fullPath: string): string =>
  fullPath
    .replace(/(?<=.)\/$/, '')
    .replace(/\$$/, '**')
    .replaceAll('$', ':')

/** Returns the static data of a route merged with that of its parent routes. */
function staticDataOf(route: AnyRoute): StaticDataRouteOption {
  const above: StaticDataRouteOption = route.parentRoute ? staticDataOf(route.parentRoute) : {}
  return { ...above, ...route.options.staticData }
}

function ruleOf({ perRequest, hasPayload, parameters = [] }: StaticDataRouteOption): RouteRule {
  if (hasPayload) return { kind: 'uncached', parameters }
  if (perRequest) return { kind: 'per-request' }
  return parameters.length > 0 ? { kind: 'cached', parameters } : { kind: 'prerendered' }
}
