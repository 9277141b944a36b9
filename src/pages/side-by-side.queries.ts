import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getSideBySide } from './side-by-side.functions.ts'

/**
 * Creates the query for a page in two languages or, without `other`, for the other languages in which it exists. The result
 * is a redirect if the path redirects within the site, and null if there is no such page, or if it does not exist in the
 * second language.
 */
export const sideBySideQuery = (site: SiteHandle, path: string, other: SiteHandle | undefined) =>
  queryOptions({
    queryKey: ['side-by-side', site, path, other ?? ''],
    queryFn: ({ signal }) => getSideBySide({ data: { site, path, ...(other && { other }) }, signal }),
  })
