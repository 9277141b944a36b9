import type { RouterContext } from '#pages/router-context.ts'

/**
 * The requested page: its path and query within the site, in the browser also its hash, and whether the browser is only
 * preloading it.
 */
export type Visit = { readonly href: string; readonly preload: boolean }

/** A guard that runs before a route is loaded. It returns to let the reader through, or throws `redirect` or `notFound`. */
type RouteMiddleware = (context: RouterContext, visit: Visit) => void | Promise<void>

type Registry<Name extends string> = Readonly<Record<Name, RouteMiddleware>>

/** Loads the guards, which have a chunk of their own because few pages use them. */
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
 * Creates the `beforeLoad` of a route with middleware, which runs in the given order.
 *
 * @throws Error for a name that is not registered, when the routes are imported, so that the server does not start
 */
export const runMiddleware = (...names: readonly RouteMiddlewareName[]) => runRegistered(names, registry)

/** Creates a `beforeLoad` that runs middleware from the given registry. */
export function runRegistered<Name extends string>(names: readonly Name[], registered: Registry<Name>) {
  const all = names.map((name) => {
    if (!Object.hasOwn(registered, name)) throw new Error(`Unknown route middleware: '${name}'.`)
    return registered[name]
  })
  return async ({ context, location: { href }, preload }: BeforeLoad): Promise<void> => {
    for (const middleware of all) await middleware(context, { href, preload })
  }
}
