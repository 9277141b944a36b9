import { anyText, searchParams } from '#lib/search-params.ts'
import { appRoute } from '#pages/app-route.tsx'
import type { SignInPageName } from './sign-in-pages.tsx'

/** The search parameters of the pages of accounts: the way back, an error of the NextAuth contract, the token of a mail. */
export const accountSearch = { callbackUrl: anyText, error: anyText, token: anyText } as const

/** The options of a page on which a reader signs in: rendered per request, and loaded only by readers who need it. */
export const signInRoute = (name: SignInPageName) => ({
  ...appRoute(
    `/${name}`,
    { perRequest: true, parameters: Object.keys(accountSearch) },
    async () => (await import('./sign-in-pages.tsx')).signInPages[name],
  ),
  validateSearch: searchParams(accountSearch),
})
