import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { loadTreatmentIndex, type TreatmentIndex } from './treatment-index.server.ts'

/** All treatments of a site, by letter. */
export const getTreatmentIndex = createIsomorphicFn()
  .server((question: { site: SiteHandle }, _signal: AbortSignal): Promise<TreatmentIndex> =>
    loadTreatmentIndex(question),
  )
  .client((question: { site: SiteHandle }, signal: AbortSignal) =>
    fetchData<TreatmentIndex>('treatment-index', question, signal),
  )
