import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getConditionIndex } from './condition-index.functions.ts'

/** All conditions of a site, by letter and by body area. */
export const conditionIndexQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['condition-index', site],
    queryFn: ({ signal }) => getConditionIndex({ data: { site }, signal }),
  })
