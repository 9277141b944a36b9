import { notFound } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { parseSearchQuestion } from '#features/search/search-address.ts'
import { searchQuery } from '#features/search/search.queries.ts'
import { SearchPage } from '#features/search/SearchPage.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { pageTitles } from '#pages/page-titles.ts'

export { SearchPage as Page }

/** The search page. There is none beyond the last page of its results. */
export async function loadPage(
  context: RouterContext,
  query: Readonly<Record<string, unknown>>,
): Promise<AppPage<ComponentProps<typeof SearchPage>>> {
  const question = parseSearchQuestion(query)
  const answer = await loadAppPage(context, 'search', searchQuery(context.current.site.handle, question))
  if (question.page > answer.pages) throw notFound()
  return {
    // What was searched for is nobody's affair: it is not in the title, which stays in the history of the browser.
    head: { path: '/search', title: context.i18n._(pageTitles.search), robots: ['noindex', 'follow'] },
    props: { answer },
  }
}
