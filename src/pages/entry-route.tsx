import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, Outlet, useChildMatches, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { uriWithPart } from '#features/addresses/address.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import type { RouterContext } from './router-context.ts'
import type { FoundAddress } from './address-context.ts'
import type { KindName } from './kinds.ts'
import { loadPageComponent, showPage, showPublication } from './page-components.tsx'
import { missingPageHead, pageHead } from './page-head.ts'
import { pageQuery, publicationQuery } from './page.queries.ts'
import type { Page } from './page.ts'
import { RouteFrame } from './RouteFrame.tsx'
import { StructuredData } from './StructuredData.tsx'

type Context = RouterContext & FoundAddress
/** The part of a page that its head needs; the whole page stands in the query cache. */
type EntryData = Pick<Page, 'meta'>
type Kinds = readonly KindName[]

/**
 * The options of a route that shows an entry of the content system, when it is of one of `kinds`; of any kind without them.
 * A nested one stands in the `PublicationLayout` of the route above it.
 */
export const entryRoute = (kinds?: Kinds, place?: 'nested') => ({
  loader: async ({ context }: { context: Context }) => ({ meta: (await loadEntry(context, kinds)).meta }),
  head: ({ loaderData, match }: { loaderData?: EntryData | undefined; match: { status: string; context: Context } }) =>
    loaderData ? pageHead(match.context, loaderData.meta) : missingPageHead(match),
  component: place ? EntryContent : EntryPage,
})

/** The page that the global middleware found under the address. It costs nothing when the middleware has just brought it. */
async function loadEntry(
  { queryClient, current, address, i18n, shownKinds }: Context,
  kinds: Kinds | undefined,
): Promise<Page> {
  if (address.kind === 'none') throw notFound()
  const site = current.site.handle
  const page = await queryClient.query(pageQuery(site, uriWithPart(address.entry.uri, address.entry.part)))
  if (kinds && !kinds.includes(page.content.kind)) throw notFound()
  shownKinds.add(page.content.kind)
  await Promise.all([
    loadPageComponent(page.content.kind, i18n),
    page.publication !== undefined && queryClient.query(publicationQuery(site, page.publication)),
  ])
  return page
}

/** The page that stands under the current address. The loader has fetched it, so nothing waits here. */
function useEntry(): Page {
  const { address, current } = useRouteContext({ from: '__root__' })
  if (address.kind === 'none') throw notFound()
  const { uri, part } = address.entry
  return useSuspenseQuery(pageQuery(current.site.handle, uriWithPart(uri, part))).data
}

/** The page of an entry, whatever its kind. */
function EntryPage() {
  return (
    <FramedEntry>
      <EntryContent />
    </FramedEntry>
  )
}

/** The frame of the site and of the publication around the current entry's content, and its structured data. */
function FramedEntry({ children }: { children: ReactNode }) {
  const page = useEntry()
  return (
    <>
      <RouteFrame page={page}>
        <AroundPage page={page}>{children}</AroundPage>
      </RouteFrame>
      <StructuredData page={page} />
    </>
  )
}

function EntryContent() {
  const page = useEntry()
  const { current, frame, config, siblings } = useRouteContext({ from: '__root__' })
  const otherLanguages = siblings.filter(
    ({ handle }) => handle !== current.site.handle && page.meta.translations[handle] !== undefined,
  ).length
  return showPage(page.content.kind, {
    content: page.content,
    frame,
    today: config.today,
    otherLanguages,
    path: pathFromUri(page.meta.uri),
  })
}

/** Renders the frame around the pages of a publication. It stays mounted when the reader goes from one of them to another. */
export function PublicationLayout() {
  const isShown = useChildMatches({ select: (matches) => matches.at(-1)?.status === 'success' })
  // An error or a missing page has a frame of its own.
  return isShown ? (
    <FramedEntry>
      <Outlet />
    </FramedEntry>
  ) : (
    <Outlet />
  )
}

/** Renders the page inside the frame of its publication, or alone when it belongs to none. */
function AroundPage({ page, children }: { page: Page; children: ReactNode }) {
  return page.publication === undefined ? (
    children
  ) : (
    <AroundPublication uri={page.publication} page={page}>
      {children}
    </AroundPublication>
  )
}

function AroundPublication({ uri, page, children }: { uri: string; page: Page; children: ReactNode }) {
  const { current } = useRouteContext({ from: '__root__' })
  const { data: publication } = useSuspenseQuery(publicationQuery(current.site.handle, uri))
  return showPublication(page.content.kind, { publication, content: page.content, children })
}
