import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getDiaryLinkAndSources } from './diary-link-and-sources.functions.ts'

/** Returns the query for the link to the page about the bladder diary, and for the sources of that page. */
export const diaryLinkAndSourcesQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['diary-link-and-sources', site],
    queryFn: ({ signal }) => getDiaryLinkAndSources({ data: { site }, signal }),
  })
