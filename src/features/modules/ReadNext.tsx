import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { RuledList } from '#ui/RuledList.tsx'
import styles from './ModulePageView.module.css'
import { useLanguageSpan } from './use-language-span.tsx'

export function ReadNext({ article }: { article: Article }) {
  const { pageLanguage, inPageLanguage } = useLanguageSpan(article)
  if (article.related.length === 0) return null
  return (
    <nav className={styles.part} aria-labelledby="related" lang={pageLanguage.lang}>
      <h2 id="related">
        {inPageLanguage(<Trans comment="Heading of links to related pages at the end of a page">Read next</Trans>)}
      </h2>
      <RuledList links={article.related} />
    </nav>
  )
}
