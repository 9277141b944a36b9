import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { loadConditionIndex, type ConditionIndex } from './condition-index.server.ts'

/** All conditions of a site, by letter. */
export const getConditionIndex = createIsomorphicFn()
  .server((question: { site: SiteHandle }, _signal: AbortSignal): Promise<ConditionIndex> =>
    loadConditionIndex(question),
  )
  .client((question: { site: SiteHandle }, signal: AbortSignal) =>
    fetchData<ConditionIndex>('condition-index', question, signal),
  )
