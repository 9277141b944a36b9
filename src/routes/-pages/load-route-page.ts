import { notFound } from '@tanstack/react-router'
import type { AddressAnswer } from '#features/addresses/address.ts'
import type { RouterContext } from '../__root.tsx'
import { loadPageComponent } from './page-components.tsx'
import { pageQuery } from './page.queries.ts'
import type { Page, PageContent } from './page.ts'

export type LoadedContext = RouterContext & { readonly address: Extract<AddressAnswer, { kind: 'entry' | 'none' }> }

/**
 * The page that the global middleware found under the address, when it is of one of the kinds that the route shows.
 * Otherwise the page is missing. Costs nothing when the middleware has just brought it.
 */
export async function loadRoutePage(
  { queryClient, current, address }: LoadedContext,
  kinds?: readonly PageContent['kind'][],
): Promise<void> {
  if (address.kind === 'none') throw notFound()
  const page = await queryClient.query(pageQuery(current.site.handle, address.entry.uri))
  if (kinds && !kinds.includes(page.content.kind)) throw notFound()
  await loadPageComponent(page.content.kind)
}

/** The page that `loadRoutePage` has loaded. */
export const loadedPage = ({ queryClient, current, address }: LoadedContext): Page | undefined =>
  address.kind === 'none'
    ? undefined
    : queryClient.getQueryData(pageQuery(current.site.handle, address.entry.uri).queryKey)
