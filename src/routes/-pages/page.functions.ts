import { createIsomorphicFn } from '@tanstack/react-start'
import type { AddressAnswer } from '#features/addresses/address.ts'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { resolvePage } from './resolve-page.server.ts'
import type { Page } from './page.ts'

/** An address of a site: its path and query, percent-encoded, without the site's prefix. */
export type PageQuestion = { readonly site: SiteHandle; readonly pathAndQuery: string }

export type PageAnswer = { readonly address: AddressAnswer; readonly page?: Page }

/** What stands under an address of a site, and the page itself when there is one: one call serves a whole navigation. */
export const getPage = createIsomorphicFn()
  .server((question: PageQuestion, _signal: AbortSignal): Promise<PageAnswer> => resolvePage(question))
  .client((question: PageQuestion, signal: AbortSignal) => fetchData<PageAnswer>('page', question, signal))
