import type { SignInPageName } from './sign-in-pages.tsx'
import type { RouteMiddlewareName } from './route-middleware.ts'
import { appRoute } from '#pages/app-route.tsx'

/** The options of a page on which a reader signs in: made anew for every request, and only for those who need it. */
export const signInRoute = (name: SignInPageName, middleware: readonly RouteMiddlewareName[] = []) =>
  appRoute({ perRequest: true, middleware }, async () => (await import('./sign-in-pages.tsx')).signInPages[name])
