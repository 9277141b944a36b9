import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { activeFilters } from '#features/listings/filter-options.ts'
import { listSearchString, type ListParams, parseListParams } from '#features/listings/list-params.ts'
import { listingQuery } from '#features/listings/listing.queries.ts'
import { ListingPage } from '#features/listings/ListingPage.tsx'
import { listOf, type ListName } from '#features/listings/lists.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { listTitle } from './list-title.ts'

type Props = { params: ListParams }

/**
 * Creates the page of a list: its component and its loader, which applies the filters and the page number of the search
 * params and throws not found beyond the last page.
 */
export const listingPage = (list: ListName) => ({
  Page: ListPart,
  async loadPage(context: RouterContext, search: Readonly<Record<string, unknown>>): Promise<AppPage<Props>> {
    const { current, i18n } = context
    const params = parseListParams(list, search)
    const listing = await loadAppPage(context, ['listings', 'lists'], listingQuery(current.site.handle, params))
    if (params.page > listing.pages) throw notFound()
    const { path, title, intro, hasFeed } = listOf(list)
    const chosen = activeFilters(listing).map(({ choice }) => choice.label)
    return {
      head: {
        path,
        query: listSearchString(params),
        title: listTitle(context, { title: i18n._(title), chosen, page: params.page }),
        description: i18n._(intro),
        ...(hasFeed && { feed: `${path}/feed.xml` }),
        // A filtered list repeats a part of the whole list, so only the pages of the whole list should be indexed.
        ...(Object.keys(params.filter).length > 0 && { robots: ['noindex', 'follow'] }),
      },
      props: { params },
    }
  },
})

function ListPart({ params }: Props) {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(listingQuery(site.handle, params))
  return <ListingPage listing={data} />
}
