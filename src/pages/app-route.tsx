import { type AnyRouter, lazyRouteComponent, type StaticDataRouteOption, useLoaderData } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { appPageHead, missingPageHead } from './page-head.ts'
import type { PageMeta } from './page.ts'
import { RouteFrame } from './RouteFrame.tsx'
import type { RouterContext } from './router-context.ts'

type Search = Readonly<Record<string, unknown>>
type Params = Readonly<Record<string, string | undefined>>

/**
 * The data of one of the application's own pages, which are not entries of the content system. All of it is dehydrated as
 * loader data, so content belongs in the query cache, from which the component reads it with `useSuspenseQuery`.
 */
export type AppPage<Props> = {
  readonly head: Parameters<typeof appPageHead>[1]
  /** The paths of the page on the other sites, if they are not the same as on this one. */
  readonly meta?: Pick<PageMeta, 'translations'>
  /** The uris of the entries whose texts the page shows: a purge of one of them drops the page from all caches, too. */
  readonly uris?: readonly string[]
  /** Whether caches must not store the page, because any number of URLs show the same content. */
  readonly isUncached?: boolean
  readonly props: Props
}

/** The module of one of the application's own pages. */
type AppPageModule<Props> = {
  readonly loadPage: (context: RouterContext, search: Search, params: Params) => Promise<AppPage<Props>>
  readonly Page: ComponentType<Props>
}

/**
 * Returns the options of a route that shows one of the application's own pages. The module is imported dynamically, so that
 * the JavaScript of other pages does not include it.
 *
 * @param id the route's id, as in `createFileRoute`
 * @param staticData `parameters` lists the search params on which the page depends
 */
export function appRoute<Props extends object>(
  id: string,
  staticData: StaticDataRouteOption,
  importPage: () => Promise<AppPageModule<Props>>,
) {
  return {
    staticData,
    // A page for one reader is not reloaded while it is shown, and it is not cached once the reader has left it, not even
    // for going back.
    ...(staticData.perRequest && { staleTime: Infinity, gcTime: 0 }),
    // Search params that `parameters` does not list do not affect the page, so they are not part of its identity.
    loaderDeps: ({ search }: { search: Search }): Search => pick(search, staticData.parameters ?? []),
    loader: async ({ context, deps, params }: { context: RouterContext; deps: Search; params: Params }) =>
      (await importPage()).loadPage(context, deps, params),
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
          const { props, meta }: AppPage<Props> = useLoaderData<AnyRouter, string>({ from: id })
          return (
            <RouteFrame meta={meta}>
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
