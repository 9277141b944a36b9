import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getWhatChanged } from './what-changed.functions.ts'

/**
 * Creates the query that compares a page with an earlier version of it. Its result is null if there is no such page or its
 * text has no revisions.
 */
export const whatChangedQuery = (site: SiteHandle, path: string, from: string) =>
  queryOptions({
    queryKey: ['what-changed', site, path, from],
    queryFn: ({ signal }) => getWhatChanged({ data: { site, path, from }, signal }),
  })
