import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { RouterContext } from '#pages/router-context.ts'
import { type AccountPage, readAccountPage } from './read-account-page.server.ts'

/** The location of a page of an account: its path within the site, and its search params. */
export type AccountPageParams = { readonly path: `/${string}`; readonly search: Readonly<Record<string, unknown>> }

/**
 * Loads the data of an account page on the server. In the browser, navigating to such a page, by a link or in the history,
 * loads a new document instead.
 */
export const loadAccountPage = createIsomorphicFn()
  .server((context: RouterContext, params: AccountPageParams): Promise<AccountPage> => readAccountPage(context, params))
  .client(({ current }: RouterContext, { path }: AccountPageParams): Promise<AccountPage> => {
    // A preload must not reload the document, and there is no payload to fetch.
    if (location.pathname !== current.basePath + current.prefix + path) throw notFound()
    // The data belongs to one visit, so the page is always loaded as a new document.
    location.reload()
    return new Promise(() => {})
  })
