import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import { parseContributors, type ContributorFragment } from '#blocks/parse-contributors.server.ts'
import { parseFiles, type FileFragment } from '#blocks/parse-files.server.ts'
import type { Maybe } from '#blocks/plain-text.server.ts'
import type { Undergraduate } from './undergraduate.ts'

export type UndergraduateFragment = ArticleFragment & {
  readonly authors?: Maybe<readonly Maybe<ContributorFragment>[]>
  readonly file?: Maybe<readonly Maybe<FileFragment>[]>
}

/** A lesson. Throws a `ContentError` when it lacks its id or its title. */
export const parseUndergraduate = (entry: Maybe<UndergraduateFragment>, context: PageContext): Undergraduate => ({
  kind: 'undergraduate',
  article: parseArticle(entry, context),
  authors: parseContributors(entry?.authors, context),
  files: parseFiles(entry?.file, context),
})
