import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getSideBySide } from './side-by-side.functions.ts'

/** Creates the query for a page in two languages; its result is a redirect if the page has another address, and null if it does not exist in both. */
export const sideBySideQuery = (site: SiteHandle, path: string, other: SiteHandle | undefined) =>
  queryOptions({
    queryKey: ['side-by-side', site, path, other ?? ''],
    queryFn: ({ signal }) => getSideBySide({ data: { site, path, ...(other && { other }) }, signal }),
  })
