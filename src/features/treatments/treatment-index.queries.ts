import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchData } from '#lib/fetch-data.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { loadTreatmentIndex, type TreatmentIndex } from './treatment-index.server.ts'

type Question = { readonly site: SiteHandle }

const getTreatmentIndex = createIsomorphicFn()
  .server((question: Question, _signal: AbortSignal) => loadTreatmentIndex(question))
  .client((question: Question, signal: AbortSignal) => fetchData<TreatmentIndex>('treatment-index', question, signal))

/** All treatments of a site, by letter. */
export const treatmentIndexQuery = (site: SiteHandle) =>
  queryOptions({
    meta: { shownWhole: true },
    queryKey: ['treatment-index', site],
    queryFn: ({ signal }) => getTreatmentIndex({ site }, signal),
  })
