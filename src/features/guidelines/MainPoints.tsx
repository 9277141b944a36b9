import type { Article } from '#blocks/article.ts'
import type { BlockContext } from '#blocks/block-context.ts'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { MainPointsHeading } from '#blocks/MainPointsHeading.tsx'
import styles from './GuidelineText.module.css'

/** Renders the main points of a guideline's page. Renders nothing when there are none. */
export function MainPoints({
  article,
  pageLanguage,
}: {
  article: Article
  pageLanguage: BlockContext['pageLanguage']
}) {
  if (article.keyPoints.length === 0) return null
  return (
    <section className={styles.points} aria-labelledby="key-points">
      <h2 id="key-points">
        <LanguageSpan language={pageLanguage}>
          <MainPointsHeading />
        </LanguageSpan>
      </h2>
      <ul>
        {article.keyPoints.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
