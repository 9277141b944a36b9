import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { AddressAnswer } from '#features/addresses/address.ts'
import { fetchData } from '#lib/fetch-data.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { Page } from './page.ts'
import { resolvePage } from './resolve-page.server.ts'

/** An address of a site: its path and query, percent-encoded, without the site's prefix. */
type Question = { readonly site: SiteHandle; readonly pathAndQuery: string }
type Answer = { readonly address: AddressAnswer; readonly page?: Page }

/** What stands under an address of a site, and the page itself when there is one: one call serves a whole navigation. */
const getPage = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal): Promise<Answer> => resolvePage(question))
  .client((question: Question, signal: AbortSignal) => fetchData<Answer>('page', question, signal))

/** A document's answers stay for its life: a reload brings news, going back does not ask again. */
const forLife = { gcTime: Infinity, staleTime: 'static' } as const

/** The page that is the entry `uri`. */
export const pageQuery = (site: SiteHandle, uri: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['page', site, uri] as const,
    queryFn: async ({ signal }) => {
      const { page } = await getPage({ site, pathAndQuery: pathOfUri(uri) }, signal)
      if (!page) throw notFound()
      return page
    },
  })

/** What stands under an address (path and query, percent-encoded). Its answer also fills the page's own query. */
export const addressQuery = (site: SiteHandle, pathAndQuery: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['address', site, pathAndQuery],
    queryFn: async ({ client, signal }) => {
      const { address, page } = await getPage({ site, pathAndQuery }, signal)
      if (page) client.setQueryData(pageQuery(site, page.meta.uri).queryKey, page)
      return address
    },
  })
