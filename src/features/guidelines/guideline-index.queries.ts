import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getGuidelineArchiveIndex, getGuidelineIndex } from './guideline-index.functions.ts'

/** Returns the query for the current guidelines of a site. */
export const guidelineIndexQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['guideline-index', site],
    queryFn: ({ signal }) => getGuidelineIndex({ data: { site }, signal }),
  })

/** Returns the query for the archived editions of the guidelines of a site. */
export const guidelineArchiveIndexQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['guideline-archive-index', site],
    queryFn: ({ signal }) => getGuidelineArchiveIndex({ data: { site }, signal }),
  })
