import type { StoryPageQuery } from '#content-contract/operations.ts'
import { excludeLinks } from '#blocks/exclude-links.server.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { plainText, nonNull } from '#blocks/plain-text.server.ts'
import type { Story } from './story.ts'

/** Parses a story. Throws a `ContentError` when it lacks its id or its title. */
export function parseStory(entry: StoryPageQuery['entry'], context: PageContext): Story {
  const article = parseArticle(entry, context)
  const quote = plainText(entry?.quote)
  const condition = parseTeaser(nonNull(entry?.condition)[0], context.site, context.report)
  const related = excludeLinks(article.related, condition ? [condition] : [])
  return {
    kind: 'story',
    article: { ...article, related },
    ...(quote !== undefined && { quote }),
    ...(condition && { condition }),
  }
}
