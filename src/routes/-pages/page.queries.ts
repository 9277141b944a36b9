import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { SiteHandle } from '#sites/sites.ts'
import { pathOfUri } from './page.ts'
import { getPage } from './page.functions.ts'

/** A document's answers stay for its life: a reload brings news, going back does not ask again. */
const forLife = { gcTime: Infinity, staleTime: 'static' } as const

/** The page that is the entry `uri`. */
export const pageQuery = (site: SiteHandle, uri: string) =>
  queryOptions({
    ...forLife,
    queryKey: ['page', site, uri] as const,
    queryFn: async ({ signal }) => {
      const { page } = await getPage({ site, pathAndQuery: encodeURI(pathOfUri(uri)) }, signal)
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
