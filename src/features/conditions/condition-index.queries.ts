import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { loadConditionIndex, type ConditionIndex } from './condition-index.server.ts'

type Question = { readonly site: SiteHandle }

const getConditionIndex = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal) => loadConditionIndex(question))
  .client((question: Question, signal: AbortSignal) => fetchData<ConditionIndex>('condition-index', question, signal))

/** All conditions of a site, by letter. */
export const conditionIndexQuery = (site: SiteHandle) =>
  queryOptions({
    meta: { shownWhole: true },
    queryKey: ['condition-index', site],
    queryFn: ({ signal }) => getConditionIndex({ site }, signal),
  })
