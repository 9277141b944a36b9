import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { RouterContext } from '#pages/router-context.ts'
import { type AccountPage, readAccountPage } from './read-account-page.server.ts'

/** The location of a page of an account: its path within the site, and its search params. */
export type AccountPageParams = { readonly path: `/${string}`; readonly search: Readonly<Record<string, unknown>> }

/**
 * Loads a page of an account on the server. In the browser the page is always part of a loaded document: links and back or
 * forward navigations load a new one.
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
