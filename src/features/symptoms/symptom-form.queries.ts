import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getSymptomForm } from './symptom-form.functions.ts'

/** Returns the query for the form in which readers of a site choose their symptoms. */
export const symptomFormQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['symptom-form', site],
    queryFn: ({ signal }) => getSymptomForm({ data: { site }, signal }),
  })
