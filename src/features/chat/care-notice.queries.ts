import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getCareNotice } from './care-notice.functions.ts'

/** Returns the query for the short form of a care card for a text. Its data is null if the text describes no danger. */
export const careNoticeQuery = (site: SiteHandle, text: string) =>
  queryOptions({
    // The text is in JSON under the name `query`, so that error reports redact it.
    queryKey: ['care-notice', site, JSON.stringify({ query: text })],
    queryFn: ({ signal }) => getCareNotice({ data: { site, text }, signal }),
  })
