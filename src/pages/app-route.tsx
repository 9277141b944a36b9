import { type AnyRouter, lazyRouteComponent, type StaticDataRouteOption, useLoaderData } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { appPageHead, missingPageHead } from './page-head.ts'
import { RouteFrame } from './RouteFrame.tsx'
import type { RouterContext } from './router-context.ts'

type Search = Readonly<Record<string, unknown>>

/**
 * A page of the application's own, one that is no entry of the content system: its head, and the props of its component. Both
 * are dehydrated as loader data, so content stands in the query cache, where the component reads it with `useSuspenseQuery`.
 */
export type AppPage<Props> = { readonly head: Parameters<typeof appPageHead>[1]; readonly props: Props }

/** The code of such a page. */
type AppPageModule<Props> = {
  readonly loadPage: (context: RouterContext, search: Search) => Promise<AppPage<Props>>
  readonly Page: ComponentType<Props>
}

/**
 * The options of a route whose page is the application's own. The code of the page comes with its data, so that no other page
 * pays for it.
 *
 * @param id the route's id, as `createFileRoute` is given it
 * @param staticData `parameters` names the search parameters on which the page depends
 */
export function appRoute<Props extends object>(
  id: string,
  staticData: StaticDataRouteOption,
  importPage: () => Promise<AppPageModule<Props>>,
) {
  return {
    staticData,
    // A page that is rendered for one reader stays as it is while it is shown, and is gone once it is left, also for the way back.
    ...(staticData.perRequest && { staleTime: Infinity, gcTime: 0 }),
    // The page is the same for every other parameter, so they are no part of its identity.
    loaderDeps: ({ search }: { search: Search }): Search => pick(search, staticData.parameters ?? []),
    loader: async ({ context, deps }: { context: RouterContext; deps: Search }) =>
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
      return {
        default: () => {
          const { props }: AppPage<Props> = useLoaderData<AnyRouter, string>({ from: id })
          return (
            <RouteFrame>
              <Page {...props} />
            </RouteFrame>
          )
        },
      }
    }),
  }
}

const pick = (search: Search, names: readonly string[]): Search =>
  Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])))
