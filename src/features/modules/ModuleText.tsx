import type { Article } from '#blocks/article.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import { CareTranslationNotice } from '#blocks/TranslationNotice.tsx'
import { useLanguageSpan } from './use-language-span.tsx'

/** Renders an article's blocks. Care cards get a warning above them when the translation is out of date. */
export function ModuleText({ article }: { article: Article }) {
  const { pageLanguage } = useLanguageSpan(article)
  return (
    <Blocks
      blocks={article.blocks}
      sources={article.sources}
      pageLanguage={pageLanguage}
      careNotice={<CareTranslationNotice translation={article.translation} pageLanguage={pageLanguage} />}
    />
  )
}
