import type { ArticlePageQuery } from '#content-contract/operations.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import type { TextPage } from './text-page.ts'

/** Parses an entry of any type into an article. Throws a `ContentError` when it lacks its id or its title. */
export function parseTextPage(entry: ArticlePageQuery['entry'], context: PageContext): TextPage {
  return { kind: 'page', article: parseArticle(entry, context), typeHandle: entry?.typeHandle ?? 'page' }
}
