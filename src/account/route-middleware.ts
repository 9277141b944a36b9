import type { RouterContext } from '#pages/router-context.ts'

/** The address that is visited: path and query within the site. In the browser it may only be preloaded. */
export type Visit = { readonly href: string; readonly preload: boolean }

/** Runs before a route is loaded. It lets the reader through, or throws the router's `redirect` or `notFound`. */
type RouteMiddleware = (context: RouterContext, visit: Visit) => void | Promise<void>

type Registry<Name extends string> = Readonly<Record<Name, RouteMiddleware>>

/** Few pages are guarded, so the guards have a chunk of their own. */
const guards = () => import('./guards.ts')

const registry = {
  auth: (context, visit) => guards().then(({ auth }) => auth(context, visit)),
  guest: (context, visit) => guards().then(({ guest }) => guest(context, visit)),
} satisfies Registry<string>

export type RouteMiddlewareName = keyof typeof registry

type BeforeLoad = {
  readonly context: RouterContext
  readonly location: { readonly href: string }
  readonly preload: boolean
}

/**
 * The `beforeLoad` of a route that names middleware: each runs after the one before.
 *
 * @throws Error for a name that is not registered, when the routes are imported, so that the server does not start
 */
export const runMiddleware = (...names: readonly RouteMiddlewareName[]) => runRegistered(names, registry)

/** The same for middleware of any registry. */
export function runRegistered<Name extends string>(names: readonly Name[], registered: Registry<Name>) {
  const all = names.map((name) => {
    if (!Object.hasOwn(registered, name)) throw new Error(`Unknown route middleware: '${name}'.`)
    return registered[name]
  })
  return async ({ context, location: { href }, preload }: BeforeLoad): Promise<void> => {
    for (const middleware of all) await middleware(context, { href, preload })
  }
}
