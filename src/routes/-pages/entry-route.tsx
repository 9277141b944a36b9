import { useQueryClient } from '@tanstack/react-query'
import { notFound, Outlet, useChildMatches, useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { uriWithPart } from '#features/addresses/address.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import type { RouterContext } from '../__root.tsx'
import type { FoundAddress } from './address-context.ts'
import { loadPageComponent, showPage, showWork } from './page-components.tsx'
import { missingPageHead, pageHead } from './page-head.ts'
import { pageQuery, workQuery } from './page.queries.ts'
import type { Page, PageContent } from './page.ts'
import { RouteFrame } from './RouteFrame.tsx'

type Context = RouterContext & FoundAddress
type Kinds = readonly PageContent['kind'][]

/**
 * The options of a route that shows an entry of the content system, when it is of one of `kinds`; of any kind without them.
 * A nested one stands in the `WorkLayout` of the route above it.
 */
export const entryRoute = (kinds?: Kinds, place?: 'nested') => ({
  loader: ({ context }: { context: Context }) => loadEntry(context, kinds),
  head: ({ loaderData, match }: { loaderData?: Page | undefined; match: { status: string; context: Context } }) =>
    loaderData ? pageHead(match.context, loaderData.meta) : missingPageHead(match),
  component: place ? EntryContent : EntryPage,
})

/** The page that the global middleware found under the address. It costs nothing when the middleware has just brought it. */
async function loadEntry({ queryClient, current, address, i18n }: Context, kinds: Kinds | undefined): Promise<Page> {
  if (address.kind === 'none') throw notFound()
  const site = current.site.handle
  const page = await queryClient.query(pageQuery(site, uriWithPart(address.entry.uri, address.entry.part)))
  if (kinds && !kinds.includes(page.content.kind)) throw notFound()
  await Promise.all([
    loadPageComponent(page.content.kind, i18n),
    page.work !== undefined && queryClient.query(workQuery(site, page.work)),
  ])
  return page
}

/** The page of an entry, whatever its kind. */
function EntryPage() {
  const page: Page = useLoaderData({ strict: false })
  return (
    <RouteFrame page={page}>
      <AroundPage page={page}>
        <EntryContent />
      </AroundPage>
    </RouteFrame>
  )
}

function EntryContent() {
  const page: Page = useLoaderData({ strict: false })
  const { current, frame, config, siblings } = useRouteContext({ from: '__root__' })
  const otherLanguages = siblings.filter(
    ({ handle }) => handle !== current.site.handle && page.meta.translations[handle] !== undefined,
  ).length
  return showPage(page.content, { frame, today: config.today, otherLanguages, path: pathOfUri(page.meta.uri) })
}

/** What stands around the pages of a work. It stays where it is when the reader goes from one of them to another. */
export function WorkLayout() {
  // Without data the page below is an error or missing, and has a frame of its own.
  const page = useChildMatches({ select: (matches) => matches.at(-1)?.loaderData as Page | undefined })
  if (!page) return <Outlet />
  return (
    <RouteFrame page={page}>
      <AroundPage page={page}>
        <Outlet />
      </AroundPage>
    </RouteFrame>
  )
}

/** What the work of a page shows around it; nothing more for a page that belongs to none. The page's loader has brought it. */
function AroundPage({ page, children }: { page: Page; children: ReactNode }) {
  const { current } = useRouteContext({ from: '__root__' })
  const client = useQueryClient()
  const work =
    page.work === undefined ? undefined : client.getQueryData(workQuery(current.site.handle, page.work).queryKey)
  return work ? showWork(work, page.content, children) : children
}
