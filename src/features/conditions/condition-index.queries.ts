import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getConditionIndex } from './condition-index.functions.ts'

/** Returns the query for all conditions of a site, by letter and by part of the body. */
export const conditionIndexQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['condition-index', site],
    queryFn: ({ signal }) => getConditionIndex({ data: { site }, signal }),
  })
