import type { RouterContext } from '#pages/router-context.ts'
import type { RouteToCheck } from './route-validation.ts'

/** What is visited: path and query within the site. In the browser it may only be fetched ahead. */
export type Visit = { readonly href: string; readonly preload: boolean }

/** Runs before a route is loaded. It lets the reader through, or throws the router's `redirect` or `notFound`. */
type RouteMiddleware = (context: RouterContext, visit: Visit, route: RouteToCheck) => void | Promise<void>

type Registry = Readonly<Record<string, RouteMiddleware>>

/** Few pages are guarded: the others do not pay for it. */
const guards = () => import('./guards.ts')

/** What a route may name in its `staticData.middleware`. */
const routeMiddleware = {
  auth: (context, visit) => guards().then(({ auth }) => auth(context, visit)),
  guest: (context, visit) => guards().then(({ guest }) => guest(context, visit)),
} satisfies Registry

export type RouteMiddlewareName = keyof typeof routeMiddleware

type Match = RouteToCheck & { readonly staticData?: { readonly middleware?: readonly string[] } }

/** Runs the middleware that the routes name, one after the other. Throws for a name that nobody knows (specification section 8). */
export async function runRouteMiddleware(
  matches: readonly Match[],
  context: RouterContext,
  visit: Visit,
  registry: Registry = routeMiddleware,
): Promise<void> {
  for (const match of matches) {
    for (const name of match.staticData?.middleware ?? []) {
      await middlewareOf(name, registry)(context, visit, match)
    }
  }
}

type RouteTree = { readonly options?: unknown; readonly children?: unknown }

/** Throws when a route names a middleware that there is not. The server asks at its start. */
export function checkRouteMiddleware({ options, children }: RouteTree, registry: Registry = routeMiddleware): void {
  const { staticData } = (options ?? {}) as { staticData?: { middleware?: readonly string[] } }
  for (const name of staticData?.middleware ?? []) middlewareOf(name, registry)
  for (const child of Object.values(children ?? {})) checkRouteMiddleware(child as RouteTree, registry)
}

function middlewareOf(name: string, registry: Registry): RouteMiddleware {
  const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (!middleware) throw new Error(`Unknown route middleware: '${name}'.`)
  return middleware
}
