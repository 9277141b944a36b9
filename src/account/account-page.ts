import { useQueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, createElement, useEffect } from 'react'
import type { RouterContext } from '#pages/router-context.ts'
import { type AccountPage, readAccountPage } from './read-account-page.server.ts'

const accountKey = 'account'

type Query = Readonly<Record<string, unknown>>

/** Which page is read, and for which site. */
export type AccountQuestion = { readonly path: `/${string}`; readonly query: Query }

const ask = createIsomorphicFn()
  .server((context: RouterContext, question: AccountQuestion): Promise<AccountPage> =>
    readAccountPage(context, question),
  )
  .client(({ current }: RouterContext, { path }: AccountQuestion): Promise<AccountPage> => {
    // It is only looked ahead at: there is nothing that could be fetched.
    if (location.pathname !== current.basePath + current.prefix + path) throw notFound()
    // What such a page shows belongs to this very visit: it is always a new document.
    location.reload()
    return new Promise(() => {})
  })

/**
 * What a page of an account is made of. The browser finds it in the document that it has loaded, once; whoever comes to the
 * page again by a link or the way back gets a new document.
 */
export async function loadAccountPage(context: RouterContext, question: AccountQuestion): Promise<AccountPage> {
  return context.queryClient.query({
    queryKey: [accountKey, question.path],
    queryFn: () => ask(context, question),
    staleTime: 'static',
  })
}

/** A page of an account as it is shown. Once it is left, nothing of it stays: neither for the way back. */
export function forOneVisit<Props extends object>(Page: ComponentType<Props>) {
  return function AccountPageView(props: Props) {
    const client = useQueryClient()
    useEffect(() => () => client.removeQueries({ queryKey: [accountKey] }), [client])
    return createElement(Page, props)
  }
}
