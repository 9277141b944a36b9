import { anyText, searchParams } from '#lib/search-params.ts'
import { appRoute } from '#pages/app-route.tsx'
import type { SignInPageName } from './sign-in-pages.tsx'

/**
 * The search params of the account pages: the URL to return to, an error code of the NextAuth contract, and the token from
 * an email.
 */
export const accountSearch = { callbackUrl: anyText, error: anyText, token: anyText } as const

/**
 * Returns the options of a sign-in page's route, which is rendered per request and whose code is loaded only when needed.
 */
export const signInRoute = (name: SignInPageName) => ({
  ...appRoute(
    `/${name}`,
    { perRequest: true, parameters: Object.keys(accountSearch) },
    async () => (await import('./sign-in-pages.tsx')).signInPages[name],
  ),
  validateSearch: searchParams(accountSearch),
})
