import { ownRoute } from '../-pages/own-route.tsx'
import type { RouteMiddlewareName } from '../-middleware/route-middleware.ts'
import type { SignInPageName } from './sign-in-pages.tsx'

/** The options of a page on which a reader signs in: made anew for every request, and only for those who need it. */
export const signInRoute = (name: SignInPageName, middleware: readonly RouteMiddlewareName[] = []) => ({
  ...ownRoute([], async () => (await import('./sign-in-pages.tsx')).signInPages[name]),
  staticData: { perRequest: true, middleware },
})
