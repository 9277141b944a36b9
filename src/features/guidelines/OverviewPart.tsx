import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { ArticleActions } from '#blocks/ArticleActions.tsx'
import type { BlockContext } from '#blocks/block-context.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import { PageWords } from '#blocks/PageWords.tsx'
import { ReviewFacts } from '#blocks/ReviewFacts.tsx'
import { SourceList } from '#blocks/SourceList.tsx'
import { CareTranslationNotice } from '#blocks/TranslationNotice.tsx'
import headingStyles from '#blocks/TextBlock.module.css'
import { MoreLink } from '#ui/MoreLink.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { GuidelinePart } from './guideline.ts'
import { MainPoints } from './MainPoints.tsx'
import styles from './GuidelineText.module.css'

type Props = {
  article: Article
  part: Extract<GuidelinePart, { name: 'overview' }>
  today: string
  otherLanguages: number
  pageLanguage: BlockContext['pageLanguage']
}

/** What a guideline says about itself, and the editions before it. */
export function OverviewPart({ article, part: { editions }, today, otherLanguages, pageLanguage }: Props) {
  return (
    <>
      <MainPoints article={article} pageLanguage={pageLanguage} />
      <Blocks
        blocks={article.blocks}
        sources={article.sources}
        pageLanguage={pageLanguage}
        careNotice={<CareTranslationNotice translation={article.translation} pageLanguage={pageLanguage} />}
      />
      {article.sources.length > 0 && (
        <section aria-labelledby="sources">
          <h2 id="sources" className={headingStyles.heading}>
            <PageWords language={pageLanguage}>
              <Trans comment="Heading of the list of sources of a page">Where this comes from</Trans>
            </PageWords>
          </h2>
          <SourceList sources={article.sources} />
        </section>
      )}
      <ReviewFacts article={article} today={today} pageLanguage={pageLanguage} />
      <div className={styles.actions}>
        <ArticleActions otherLanguages={otherLanguages} pageLanguage={pageLanguage} />
      </div>
      {editions.length > 0 && (
        <section aria-labelledby="guideline-editions" lang={pageLanguage.lang}>
          <h2 id="guideline-editions" className={headingStyles.heading}>
            <Trans comment="Heading above links to editions of a guideline that have been replaced">
              Earlier editions
            </Trans>
          </h2>
          <RuledList links={editions} />
          <MoreLink path="/guidelines/archive">
            <Trans comment="Link to the list of all editions that have been replaced">The whole archive</Trans>
          </MoreLink>
        </section>
      )}
    </>
  )
}
