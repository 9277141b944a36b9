import type { UndergraduatePageQuery } from '#content-contract/operations.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { parseContributors } from '#blocks/parse-contributors.server.ts'
import { parseFiles } from '#blocks/parse-files.server.ts'
import type { Undergraduate } from './undergraduate.ts'

/** Parses a lesson. Throws a `ContentError` when it lacks its id or its title. */
export const parseUndergraduate = (entry: UndergraduatePageQuery['entry'], context: PageContext): Undergraduate => ({
  kind: 'undergraduate',
  article: parseArticle(entry, context),
  authors: parseContributors(entry?.authors, context),
  files: parseFiles(entry?.file, context),
})
