import { exceptLinks } from '#blocks/except-links.server.ts'
import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import { parseContributors, type ContributorFragment } from '#blocks/parse-contributors.server.ts'
import { parseContactLine } from '#blocks/parse-email.server.ts'
import { parseFiles, type FileFragment } from '#blocks/parse-files.server.ts'
import { parseTeasers, type TeaserFragment } from '#blocks/parse-teaser.server.ts'
import type { Maybe } from '#blocks/plain-text.server.ts'
import type { News, PressRelease, Update } from './news.ts'

type List<T> = Maybe<readonly Maybe<T>[]>

export type NewsFragment = ArticleFragment & { readonly authors?: List<ContributorFragment> }
export type UpdateFragment = ArticleFragment & { readonly concerns?: List<TeaserFragment> }
export type PressReleaseFragment = ArticleFragment & {
  readonly pressContact?: Maybe<string>
  readonly files?: List<FileFragment>
}

/** A piece of news. Throws a `ContentError` when it lacks its id or its title. */
export const parseNews = (entry: Maybe<NewsFragment>, context: PageContext): News => ({
  kind: 'news',
  article: parseArticle(entry, context),
  authors: parseContributors(entry?.authors, context),
})

/** What has changed, and where. Throws a `ContentError` when it lacks its id or its title. */
export function parseUpdate(entry: Maybe<UpdateFragment>, context: PageContext): Update {
  const article = parseArticle(entry, context)
  const concerns = parseTeasers(entry?.concerns, context)
  return { kind: 'update', article: { ...article, related: exceptLinks(article.related, concerns) }, concerns }
}

/** A press release. Throws a `ContentError` when it lacks its id or its title. */
export const parsePressRelease = (entry: Maybe<PressReleaseFragment>, context: PageContext): PressRelease => ({
  kind: 'press-release',
  article: parseArticle(entry, context),
  contact: parseContactLine(entry?.pressContact),
  files: parseFiles(entry?.files, context),
})
