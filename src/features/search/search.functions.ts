import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { findEntries } from './find-entries.server.ts'
import type { SearchAnswer } from './search-results.ts'

type SearchQuestion = { readonly site: SiteHandle; readonly query: string }

/** What is found for a reader's words: the site's own pages and, where those are not translated, the primary site's. */
export const getSearchResults = createIsomorphicFn()
  .server((question: SearchQuestion, _signal: AbortSignal): Promise<SearchAnswer> => findEntries(question))
  .client((question: SearchQuestion, signal: AbortSignal) => fetchData<SearchAnswer>('search', question, signal))
