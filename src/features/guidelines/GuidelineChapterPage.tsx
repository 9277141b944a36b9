import { Trans } from '@lingui/react/macro'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { TranslationNotice } from '#blocks/TranslationNotice.tsx'
import headingStyles from '#blocks/TextBlock.module.css'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { GuidelineChapter } from './guideline.ts'
import { GuidelineText } from './GuidelineText.tsx'
import { RecommendationTable, recommendationsAnchor } from './RecommendationTable.tsx'
import styles from './GuidelineText.module.css'

type Props = { content: GuidelineChapter; today: string; otherLanguages?: number }

/** Renders a chapter of a guideline: a summary in plain words, the text, and the recommendations to doctors. */
export function GuidelineChapterPage({ content: chapter, today, otherLanguages = 0 }: Props) {
  const { site } = useCurrentSite()
  const { article, number, recommendations } = chapter
  const pageLanguage = languageAttributes(site.locale, article.language)
  return (
    <article aria-labelledby="page-title" {...languageAttributes(article.language, site.locale)}>
      <h1 id="page-title" tabIndex={-1} className={styles.heading}>
        {number !== undefined && (
          <>
            <span className={styles.number}>{number}</span>{' '}
          </>
        )}
        <span>{article.title}</span>
      </h1>
      <TranslationNotice article={article} pageLanguage={pageLanguage} />
      {article.intro !== undefined && (
        <div className={styles.plainly}>
          <p className="note">
            <LanguageSpan language={pageLanguage}>
              <Trans comment="Above what a chapter of a guideline says, in one or two plain sentences">
                In plain words
              </Trans>
            </LanguageSpan>
          </p>
          <p>{article.intro}</p>
        </div>
      )}
      <GuidelineText
        article={article}
        today={today}
        otherLanguages={otherLanguages}
        pageLanguage={pageLanguage}
        chapter={number}
        sourcesHeading={
          <Trans comment="Heading of the list of works on which a chapter of a guideline rests">References</Trans>
        }
      >
        {recommendations.length > 0 && (
          <section aria-labelledby={recommendationsAnchor}>
            <h2 id={recommendationsAnchor} className={headingStyles.heading}>
              <LanguageSpan language={pageLanguage}>
                <Trans comment="Heading above a table of what doctors are advised to do">Recommendations</Trans>
              </LanguageSpan>
            </h2>
            <RecommendationTable
              recommendations={recommendations}
              heading={
                <Trans comment="Heading of the column with recommendations, each of which says what to do">
                  Doctors are advised to
                </Trans>
              }
              labelledBy={recommendationsAnchor}
              pageLanguage={pageLanguage}
            />
          </section>
        )}
      </GuidelineText>
    </article>
  )
}
