import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getCodedPages } from './coded-pages.functions.ts'

/** Returns the query for the pages about a clinical code, with the system and the code as in the URL. */
export const codedPagesQuery = (site: SiteHandle, system: string, code: string) =>
  queryOptions({
    queryKey: ['coded-pages', site, system, code],
    queryFn: ({ signal }) => getCodedPages({ data: { site, system, code }, signal }),
  })
