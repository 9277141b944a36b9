import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { Blocks } from '#blocks/Blocks.tsx'
import { careNoticeQuery } from '#features/chat/care-notice.queries.ts'
import { parseSearchRequest, type SearchRequest } from '#features/search/search-request.ts'
import type { SearchUrlParams } from '#features/search/search-url-params.ts'
import { searchQuery } from '#features/search/search.queries.ts'
import { SearchPage } from '#features/search/SearchPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { nameOfType } from '#pages/kinds.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { pageTitles } from '#pages/page-titles.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { hasOwnPage } from '#sites/tool-pages.ts'

type Props = { params: SearchRequest; hasSymptoms: boolean }

/** Loads the search page. Throws not found beyond the last page of the results. */
export async function loadPage(context: RouterContext, search: SearchUrlParams): Promise<AppPage<Props>> {
  const params = parseSearchRequest(search)
  const { handle } = context.current.site
  const [{ pages }] = await Promise.all([
    loadAppPage(context, ['search', 'lists'], searchQuery(handle, params)),
    context.queryClient.query({ ...careNoticeQuery(handle, params.query), staleTime: 'static' }),
  ])
  if (params.page > pages) throw notFound()
  return {
    // The title stays in the browser's history, so it does not contain the search query.
    head: { path: '/search', title: context.i18n._(pageTitles.search), robots: ['noindex', 'follow'] },
    props: { params, hasSymptoms: hasOwnPage(context.current.site, '/symptoms') },
  }
}

export function Page({ params, hasSymptoms }: Props) {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(searchQuery(site.handle, params))
  const { data: danger } = useSuspenseQuery(careNoticeQuery(site.handle, params.query))
  return (
    <SearchPage
      search={data}
      nameOf={nameOfType}
      notice={danger && <Blocks blocks={[danger]} />}
      hasSymptoms={hasSymptoms}
    />
  )
}
