import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { AddressResult } from '#features/addresses/address.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { getPage, type PageParams } from './page.functions.ts'
import type { Publication } from './kinds.ts'
import type { Page } from './page.ts'
import { askPayload } from './payload.ts'

export type Answer = {
  readonly address: AddressResult
  readonly page?: Page
  readonly publication?: Publication
  /** The results of the page's other queries, by query key. Only a payload has them. */
  readonly more?: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** A prerendered page comes as the file of its payload, in the browser; any other by the server function. */
const fetchPage = createIsomorphicFn()
  .server((params: PageParams, signal: AbortSignal): Promise<Answer> => getPage({ data: params, signal }))
  .client(
    async (params: PageParams, signal: AbortSignal): Promise<Answer> =>
      (await askPayload(params.pathAndQuery, signal)) ?? getPage({ data: params, signal }),
  )

/** A document's answers stay for its life: a reload brings news, going back does not ask again. */
const forLife = { gcTime: Infinity, staleTime: 'static' } as const

/** The page `uri`: an entry, or a part of one. */
export const pageQuery = (site: SiteHandle, uri: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['page', site, uri] as const,
    queryFn: async ({ client, signal }) => {
      const { page } = await askAndKeep(client, site, pathOfUri(uri), signal)
      if (!page) throw notFound()
      return page
    },
  })

/** The publication that is the entry `uri`, around all of its pages. */
export const publicationQuery = (site: SiteHandle, uri: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['publication', site, uri] as const,
    queryFn: async ({ signal }) => {
      const { publication } = await fetchPage({ site, pathAndQuery: pathOfUri(uri) }, signal)
      if (!publication) throw notFound()
      return publication
    },
  })

/** The query that resolves an address (path and query, percent-encoded). It fills those of the page and its publication, too. */
export const addressQuery = (site: SiteHandle, pathAndQuery: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['address', site, pathAndQuery],
    queryFn: async ({ client, signal }) => {
      const { address, page } = await askAndKeep(client, site, pathAndQuery, signal)
      if (page) client.setQueryData(pageQuery(site, page.meta.uri).queryKey, page)
      return address
    },
  })

async function askAndKeep(client: QueryClient, site: SiteHandle, pathAndQuery: string, signal: AbortSignal) {
  const known = client
    .getQueriesData<Publication>({ queryKey: ['publication', site] })
    .find(([, publication]) => publication && `${pathAndQuery}/`.startsWith(`${pathOfUri(publication.uri)}/`))?.[1]
  const answer = await fetchPage({ site, pathAndQuery, ...(known && { publication: known.uri }) }, signal)
  for (const [key, data] of answer.more ?? []) client.setQueryData(key, data)
  if (answer.publication)
    client.setQueryData(publicationQuery(site, answer.publication.uri).queryKey, answer.publication)
  return answer
}
