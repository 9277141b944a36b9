import type { ArticlePageQuery } from '#content-contract/operations.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { emergencyPath } from '#sites/emergency-path.ts'
import type { TextPage } from './text-page.ts'

/** Parses an entry of any type into an article. Throws a `ContentError` when it lacks its id or its title. */
export function parseTextPage(entry: ArticlePageQuery['entry'], context: PageContext): TextPage {
  const article = parseArticle(entry, context)
  const typeHandle = entry?.typeHandle ?? 'page'
  if (context.path !== emergencyPath) return { kind: 'text-page', article, typeHandle }
  const second = article.blocks.findIndex((block, place) => place > 0 && block.kind === 'text' && block.heading)
  const urgentBlocks = second === -1 ? article.blocks.length : second
  return { kind: 'text-page', article: { ...article, careLine: undefined }, typeHandle, urgentBlocks }
}
