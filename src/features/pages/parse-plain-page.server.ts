import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import type { Maybe } from '#blocks/plain-text.server.ts'
import type { PlainPage } from './plain-page.ts'

export type PlainPageFragment = ArticleFragment & { readonly typeHandle?: Maybe<string> }

/** An entry of any type as a page to read. Throws a `ContentError` when it lacks its id or its title. */
export function parsePlainPage(entry: Maybe<PlainPageFragment>, context: PageContext): PlainPage {
  return { kind: 'page', article: parseArticle(entry, context), typeHandle: entry?.typeHandle ?? 'page' }
}
