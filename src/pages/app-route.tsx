import type { ComponentType } from 'react'
import { lazyRouteComponent, type StaticDataRouteOption, useLoaderData } from '@tanstack/react-router'
import type { RouterContext } from './router-context.ts'
import { missingPageHead, appPageHead } from './page-head.ts'
import { RouteFrame } from './RouteFrame.tsx'

type Query = Readonly<Record<string, unknown>>

/** A page of the application's own: what its head says, and what is shown. */
export type AppPage<Props> = { readonly head: Parameters<typeof appPageHead>[1]; readonly props: Props }

/** The code of such a page. */
type AppPageModule<Props> = {
  readonly loadPage: (context: RouterContext, query: Query) => Promise<AppPage<Props>>
  readonly Page: ComponentType<Props>
}

/**
 * The options of a route whose page is the application's own and depends on its query. The code of the page comes with its
 * data, so that no other page pays for it.
 *
 * @param staticData what else the router is to know of the route; `parameters` are the query parameters on which the page depends
 */
export function appRoute<Props extends object>(
  staticData: StaticDataRouteOption,
  importPage: () => Promise<AppPageModule<Props>>,
) {
  return {
    staticData,
    // A cached page is the same for every other query, so they are no part of its identity either.
    loaderDeps: ({ search }: { search: Query }): Query =>
      staticData.perRequest && !staticData.parameters ? search : pick(search, staticData.parameters ?? []),
    loader: async ({ context, deps }: { context: RouterContext; deps: Query }) =>
      (await importPage()).loadPage(context, deps),
    head: ({
      loaderData,
      match,
    }: {
      loaderData?: AppPage<Props> | undefined
      match: { status: string; context: RouterContext }
    }) => (loaderData ? appPageHead(match.context, loaderData.head) : missingPageHead(match)),
    component: lazyRouteComponent(async () => {
      const { Page } = await importPage()
      return { default: () => <AppPageView Page={Page} /> }
    }),
  }
}

const pick = (search: Query, names: readonly string[]): Query =>
  Object.fromEntries(names.flatMap((name) => (name in search ? [[name, search[name]]] : [])))

function AppPageView<Props extends object>({ Page }: { Page: ComponentType<Props> }) {
  // The router cannot know of which route it is: these are what the loader above has brought.
  const data: unknown = useLoaderData({ strict: false })
  const { props } = data as AppPage<Props>
  return (
    <RouteFrame>
      <Page {...props} />
    </RouteFrame>
  )
}
