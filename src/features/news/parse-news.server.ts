import type { NewsPageQuery, PressReleasePageQuery, UpdatePageQuery } from '#content-contract/operations.ts'
import { excludeLinks } from '#blocks/exclude-links.server.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { parseContributors } from '#blocks/parse-contributors.server.ts'
import { parseTextWithEmails } from '#blocks/parse-email.server.ts'
import { parseFiles } from '#blocks/parse-files.server.ts'
import { parseTeasers } from '#blocks/parse-teaser.server.ts'
import type { News, PressRelease, Update } from './news.ts'

/** Parses a piece of news. Throws a `ContentError` when it lacks its id or its title. */
export const parseNews = (entry: NewsPageQuery['entry'], context: PageContext): News => ({
  kind: 'news',
  article: parseArticle(entry, context),
  authors: parseContributors(entry?.authors, context),
})

/** Parses an update and its links to the changed pages. Throws a `ContentError` when it lacks its id or its title. */
export function parseUpdate(entry: UpdatePageQuery['entry'], context: PageContext): Update {
  const article = parseArticle(entry, context)
  const concerns = parseTeasers(entry?.concerns, context)
  return { kind: 'update', article: { ...article, related: excludeLinks(article.related, concerns) }, concerns }
}

/** Parses a press release. Throws a `ContentError` when it lacks its id or its title. */
export const parsePressRelease = (entry: PressReleasePageQuery['entry'], context: PageContext): PressRelease => ({
  kind: 'press-release',
  article: parseArticle(entry, context),
  contact: parseTextWithEmails(entry?.pressContact),
  files: parseFiles(entry?.files, context),
})
