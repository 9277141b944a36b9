import type { SignInPageName } from '../-account/sign-in-pages.tsx'
import type { RouteMiddlewareName } from '../-middleware/route-middleware.ts'
import { ownRoute } from './own-route.tsx'

/** The options of a page on which a reader signs in: made anew for every request, and only for those who need it. */
export const signInRoute = (name: SignInPageName, middleware: readonly RouteMiddlewareName[] = []) =>
  ownRoute(
    { perRequest: true, middleware },
    async () => (await import('../-account/sign-in-pages.tsx')).signInPages[name],
  )
