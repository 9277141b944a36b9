import type { Article } from '#blocks/article.ts'
import { RelatedHeading } from '#blocks/ArticleSection.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import styles from './ModulePageView.module.css'
import { useLanguageSpan } from './use-language-span.tsx'

export function ReadNext({ article }: { article: Article }) {
  const { pageLanguage, inPageLanguage } = useLanguageSpan(article)
  if (article.related.length === 0) return null
  return (
    <nav className={styles.part} aria-labelledby="related" {...pageLanguage}>
      <h2 id="related">{inPageLanguage(<RelatedHeading />)}</h2>
      <RuledList links={article.related} />
    </nav>
  )
}
