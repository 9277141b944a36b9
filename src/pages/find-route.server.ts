import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { splitDataPath } from '#lib/payload-path.ts'
import { routeMatching } from './route-matching.ts'

/**
 * Creates the function that returns the pattern of the route that handles a path of a site, such as `/condition/$slug`. A
 * payload, like the copies of a page for reading offline, has the pattern of its page with the suffix; all server functions
 * have one pattern.
 */
export function createRouteFinder(routeTree: AnyRoute): (path: string) => string {
  const router = createRouter({ routeTree, ...routeMatching })
  const findPage = (path: string) => {
    const [, , route] = router.getMatchedRoutes(path)
    return route?.fullPath.replace(/(?<=.)\/$/, '') ?? '/$'
  }
  return (path) => {
    if (path.startsWith('/_serverFn/')) return '/_serverFn/$'
    const { page, suffix } = splitDataPath(path)
    return suffix === '' ? findPage(page) : findPage(page).replace(/\/$/, '') + suffix
  }
}
