import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ResolvedUrl } from '#features/redirects/resolved-url.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { getPage, type PageParams } from './page.functions.ts'
import type { Publication } from './kinds.ts'
import type { Page } from './page.ts'
import { loadPayload } from './payload.ts'

/**
 * The server's result for a URL: what it resolves to, and for an entry also its page and the publication that the page
 * belongs to.
 */
export type FoundPage = {
  readonly address: ResolvedUrl
  readonly page?: Page
  readonly publication?: Publication
}

/**
 * Fetches the result for a URL. In the browser it comes from the payload of the page if there is one, and otherwise from the
 * server function.
 */
const fetchPage = createIsomorphicFn()
  .server((_: QueryClient, params: PageParams, signal: AbortSignal): Promise<FoundPage> =>
    getPage({ data: params, signal }),
  )
  .client(
    async (client: QueryClient, params: PageParams, signal: AbortSignal): Promise<FoundPage> =>
      (await loadPayload(client, params.pathAndQuery, signal)) ?? getPage({ data: params, signal }),
  )

/** The options that cache pages for the life of the document, so that going back fetches nothing. */
const forLife = { gcTime: Infinity, staleTime: 'static' } as const

/** Creates the query of the page `uri`: an entry, or a part of one. */
export const pageQuery = (site: SiteHandle, uri: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['page', site, uri] as const,
    queryFn: async ({ client, signal }) => {
      const { page } = await fetchAndCache(client, site, pathFromUri(uri), signal)
      if (!page) throw notFound()
      return page
    },
  })

/** Creates the query of the publication `uri`, which all of its pages share. */
export const publicationQuery = (site: SiteHandle, uri: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['publication', site, uri] as const,
    queryFn: async ({ client, signal }) => {
      const { publication } = await fetchPage(client, { site, pathAndQuery: pathFromUri(uri) }, signal)
      if (!publication) throw notFound()
      return publication
    },
  })

/**
 * Creates the query that resolves a URL (path and query, percent-encoded). It also caches the page and its publication, for
 * their own queries.
 */
export const addressQuery = (site: SiteHandle, pathAndQuery: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['address', site, pathAndQuery],
    queryFn: async ({ client, signal }) => {
      const { address, page } = await fetchAndCache(client, site, pathAndQuery, signal)
      if (page) client.setQueryData(pageQuery(site, page.meta.uri).queryKey, page)
      return address
    },
  })

/**
 * Fetches the result for a URL, and caches its publication. The server function omits a publication that is cached already;
 * a payload always contains it.
 */
async function fetchAndCache(
  client: QueryClient,
  site: SiteHandle,
  pathAndQuery: string,
  signal: AbortSignal,
): Promise<FoundPage> {
  const cachedPublication = client
    .getQueriesData<Publication>({ queryKey: ['publication', site] })
    .find(([, publication]) => publication && `${pathAndQuery}/`.startsWith(`${pathFromUri(publication.uri)}/`))?.[1]
  const found = await fetchPage(
    client,
    { site, pathAndQuery, ...(cachedPublication && { publication: cachedPublication.uri }) },
    signal,
  )
  if (found.publication) client.setQueryData(publicationQuery(site, found.publication.uri).queryKey, found.publication)
  return found
}
