import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { RouterContext } from '#pages/router-context.ts'
import { type AccountPage, readAccountPage } from './read-account-page.server.ts'

/** The address of a page of an account: its path within the site, and its search parameters. */
export type AccountPageParams = { readonly path: `/${string}`; readonly search: Readonly<Record<string, unknown>> }

/**
 * Loads a page of an account on the server. The browser has it in the document that it has loaded; a link and the way back lead
 * to a new document.
 */
export const loadAccountPage = createIsomorphicFn()
  .server((context: RouterContext, params: AccountPageParams): Promise<AccountPage> => readAccountPage(context, params))
  .client(({ current }: RouterContext, { path }: AccountPageParams): Promise<AccountPage> => {
    // A preload has nothing to fetch.
    if (location.pathname !== current.basePath + current.prefix + path) throw notFound()
    // The page belongs to this very visit, so it is always a new document.
    location.reload()
    return new Promise(() => {})
  })
