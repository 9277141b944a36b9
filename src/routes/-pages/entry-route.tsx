import { notFound, useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { RouterContext } from '../__root.tsx'
import type { FoundAddress } from './address-context.ts'
import { loadPageComponent, showPage } from './page-components.tsx'
import { missingPageHead, pageHead } from './page-head.ts'
import { pageQuery } from './page.queries.ts'
import type { Page, PageContent } from './page.ts'
import { RouteFrame } from './RouteFrame.tsx'

type Context = RouterContext & FoundAddress
type Kinds = readonly PageContent['kind'][]

/** The options of a route that shows an entry of the content system, when it is of one of `kinds`; of any kind without them. */
export const entryRoute = (kinds?: Kinds) => ({
  loader: ({ context }: { context: Context }) => loadEntry(context, kinds),
  head: ({ loaderData, match }: { loaderData?: Page | undefined; match: { context: Context } }) =>
    loaderData ? pageHead(match.context, loaderData.meta) : missingPageHead(match.context),
  component: EntryPage,
})

/** The page that the global middleware found under the address. It costs nothing when the middleware has just brought it. */
async function loadEntry({ queryClient, current, address, i18n }: Context, kinds: Kinds | undefined): Promise<Page> {
  if (address.kind === 'none') throw notFound()
  const page = await queryClient.query(pageQuery(current.site.handle, address.entry.uri))
  if (kinds && !kinds.includes(page.content.kind)) throw notFound()
  await loadPageComponent(page.content.kind, i18n)
  return page
}

/** The page of an entry, whatever its kind. */
function EntryPage() {
  const page: Page = useLoaderData({ strict: false })
  const { current, frame, config, siblings } = useRouteContext({ from: '__root__' })
  const otherLanguages = siblings.filter(
    ({ handle }) => handle !== current.site.handle && page.meta.translations[handle] !== undefined,
  ).length
  return <RouteFrame page={page}>{showPage(page.content, { frame, today: config.today, otherLanguages })}</RouteFrame>
}
