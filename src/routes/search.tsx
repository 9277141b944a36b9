import type { MessageDescriptor } from '@lingui/core'
import { createFileRoute } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { kindLabels } from '#features/search/kind-labels.ts'
import { searchQuery } from '#features/search/search.queries.ts'
import { SearchPage } from '#features/search/SearchPage.tsx'
import { loadOwnPage } from './-pages/load-own-page.ts'
import { ownPageHead } from './-pages/page-head.ts'
import { pageTitles } from './-pages/page-titles.ts'
import type { EntryType } from './-pages/page.ts'
import { RouteFrame } from './-pages/RouteFrame.tsx'

/** What results are called: every type of entry has a name, and what is of none of them is a page. */
const labels: Readonly<Record<EntryType, MessageDescriptor>> = kindLabels
const labelOf = (type: string): MessageDescriptor =>
  Object.hasOwn(labels, type) ? labels[type as EntryType] : labels.page

/** The words that are searched for. Anything that is no text counts as none. */
const searchWords = (value: unknown): string =>
  (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '').slice(0, 200)

export const Route = createFileRoute('/search')({
  validateSearch: (search: Record<string, unknown>): { q?: string } =>
    'q' in search ? { q: searchWords(search.q) } : {},
  staticData: { perRequest: true, parameters: ['q'] },
  loaderDeps: ({ search }) => ({ query: search.q ?? '' }),
  loader: ({ context, deps }) => loadOwnPage(context, 'search', searchQuery(context.current.site.handle, deps.query)),
  head: ({ match }) =>
    ownPageHead(match.context, {
      path: '/search',
      title: match.context.i18n._(pageTitles.search),
      robots: ['noindex', 'follow'],
    }),
  component: Search,
})

function Search() {
  const { i18n } = useLingui()
  const { query } = Route.useLoaderDeps()
  const data = Route.useLoaderData()
  const results = data.results.map(({ kind, ...page }) => ({
    ...page,
    kindLabel: i18n._(labelOf(kind)),
  }))
  return (
    <RouteFrame>
      <SearchPage query={query} results={results} total={data.total} />
    </RouteFrame>
  )
}
