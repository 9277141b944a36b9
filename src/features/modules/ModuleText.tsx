import type { Article } from '#blocks/article.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import { useLanguageSpan } from './use-language-span.tsx'

/** Renders an article's blocks. */
export function ModuleText({ article }: { article: Article }) {
  const { pageLanguage } = useLanguageSpan(article)
  return <Blocks blocks={article.blocks} sources={article.sources} pageLanguage={pageLanguage} />
}
