import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, Outlet, useChildMatches, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { uriWithPart } from '#features/redirects/resolved-url.ts'
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
/** The part of a page that its head needs. The whole page is in the query cache. */
type EntryData = Pick<Page, 'meta'>
type Kinds = readonly KindName[]

/**
 * Returns the options of a route that shows an entry of the content system, of one of `kinds` or of any kind. A nested route
 * is rendered inside the `PublicationLayout` of its parent route.
 */
export const entryRoute = (kinds?: Kinds, place?: 'nested') => ({
  loader: async ({ context }: { context: Context }) => ({ meta: (await loadEntry(context, kinds)).meta }),
  head: ({ loaderData, match }: { loaderData?: EntryData | undefined; match: { status: string; context: Context } }) =>
    loaderData ? pageHead(match.context, loaderData.meta) : missingPageHead(match),
  component: place ? EntryContent : EntryPage,
})

/**
 * Loads the page that the root route's `beforeLoad` has found at the URL, with its view and its publication. The page is
 * usually in the query cache already. Throws not found if there is no entry, or one of a different kind.
 */
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

/** Returns the page at the current URL. The loader has fetched it, so this never suspends. */
function useEntry(): Page {
  const { address, current } = useRouteContext({ from: '__root__' })
  if (address.kind === 'none') throw notFound()
  const { uri, part } = address.entry
  return useSuspenseQuery(pageQuery(current.site.handle, uriWithPart(uri, part))).data
}

/** Renders the page of an entry of any kind. */
function EntryPage() {
  return (
    <FramedEntry>
      <EntryContent />
    </FramedEntry>
  )
}

/** Renders the frame of the site and of the publication around the current entry's content, and its structured data. */
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

/** Renders the frame around the pages of a publication. The frame stays mounted when the reader navigates between them. */
export function PublicationLayout() {
  const isShown = useChildMatches({ select: (matches) => matches.at(-1)?.status === 'success' })
  // Errors and not-found pages render a frame of their own.
  return isShown ? (
    <FramedEntry>
      <Outlet />
    </FramedEntry>
  ) : (
    <Outlet />
  )
}

/** Renders the page inside the frame of its publication, or alone if it belongs to none. */
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
