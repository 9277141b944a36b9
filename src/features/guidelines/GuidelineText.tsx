import type { ReactNode } from 'react'
import type { Article } from '#blocks/article.ts'
import { ArticleActions } from '#blocks/ArticleActions.tsx'
import type { BlockContext } from '#blocks/block-context.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import { CareLine } from '#blocks/CareLine.tsx'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { ReviewFacts } from '#blocks/ReviewFacts.tsx'
import { RichTextView } from '#blocks/RichTextView.tsx'
import { SourceList } from '#blocks/SourceList.tsx'
import headingStyles from '#blocks/TextBlock.module.css'
import { MainPoints } from './MainPoints.tsx'
import styles from './GuidelineText.module.css'

type Props = {
  article: Article
  today: string
  otherLanguages: number
  pageLanguage: BlockContext['pageLanguage']
  /** The heading above the sources. */
  sourcesHeading: ReactNode
  /** The number of the chapter, which prefixes the numbers of its sections: 2.1, 2.2. */
  chapter?: string | undefined
  /** The content between the text and its sources. */
  children?: ReactNode
}

/** Renders the text of a guideline's page, from the care line above it to the buttons below it. */
export function GuidelineText({
  article,
  today,
  otherLanguages,
  pageLanguage,
  sourcesHeading,
  chapter,
  children,
}: Props) {
  return (
    <>
      <CareLine line={article.careLine} />
      <MainPoints article={article} pageLanguage={pageLanguage} />
      <Blocks blocks={article.blocks} sources={article.sources} pageLanguage={pageLanguage} chapter={chapter} />
      {children}
      {article.sources.length > 0 && (
        <section aria-labelledby="sources">
          <h2 id="sources" className={headingStyles.heading}>
            <LanguageSpan language={pageLanguage}>{sourcesHeading}</LanguageSpan>
          </h2>
          <SourceList sources={article.sources} />
        </section>
      )}
      <ReviewFacts article={article} today={today} pageLanguage={pageLanguage} />
      {article.address && <RichTextView richText={article.address} />}
      {article.feedback && <RichTextView richText={article.feedback} />}
      <div className={styles.actions}>
        <ArticleActions otherLanguages={otherLanguages} pageLanguage={pageLanguage} actions={article.actions} />
      </div>
    </>
  )
}
