import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { findEntries } from './find-entries.server.ts'
import type { SearchAnswer } from './search-results.ts'

type Question = { readonly site: SiteHandle; readonly query: string }

const getSearchResults = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal) => findEntries(question))
  .client((question: Question, signal: AbortSignal) => fetchData<SearchAnswer>('search', question, signal))

/** What is found for a reader's words on a site: its own pages and, where those are not translated, the primary site's. */
export const searchQuery = (site: SiteHandle, query: string) =>
  queryOptions({
    queryKey: ['search', site, query],
    queryFn: ({ signal }) => getSearchResults({ site, query }, signal),
  })
