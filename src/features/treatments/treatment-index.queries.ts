import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getTreatmentIndex } from './treatment-index.functions.ts'

/** Returns the query for all treatments of a site, by letter. */
export const treatmentIndexQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['treatment-index', site],
    queryFn: ({ signal }) => getTreatmentIndex({ data: { site }, signal }),
  })
