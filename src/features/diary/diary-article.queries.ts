import { queryOptions } from '@tanstack/react-query'
import type { SiteHandle } from '#sites/sites.ts'
import { getDiaryArticle } from './diary-article.functions.ts'

/** Returns the query for the page about the bladder diary. */
export const diaryArticleQuery = (site: SiteHandle) =>
  queryOptions({
    queryKey: ['diary-article', site],
    queryFn: ({ signal }) => getDiaryArticle({ data: { site }, signal }),
  })
