import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { payloadSuffix } from '#lib/payload-path.ts'
import { routeMatching } from './route-matching.ts'

/**
 * Creates the function that returns the pattern of the route that handles a path of a site, such as `/condition/$slug`. A
 * payload has the pattern of its page with the suffix of payloads; all server functions have one pattern.
 */
export function createRouteFinder(routeTree: AnyRoute): (path: string) => string {
  const router = createRouter({ routeTree, ...routeMatching })
  const findPage = (path: string) => {
    const [, , route] = router.getMatchedRoutes(path)
    return route?.fullPath.replace(/(?<=.)\/$/, '') ?? '/$'
  }
  return (path) => {
    if (path.startsWith('/_serverFn/')) return '/_serverFn/$'
    return path.endsWith(payloadSuffix)
      ? findPage(path.slice(0, -payloadSuffix.length) || '/').replace(/\/$/, '') + payloadSuffix
      : findPage(path)
  }
}
