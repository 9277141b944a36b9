import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import type { BlockContext } from '#blocks/block-context.ts'
import { SourcesHeading } from '#blocks/SourceList.tsx'
import headingStyles from '#blocks/TextBlock.module.css'
import { MoreLink } from '#ui/MoreLink.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { GuidelinePart } from './guideline.ts'
import { GuidelineText } from './GuidelineText.tsx'

type Props = {
  article: Article
  part: Extract<GuidelinePart, { name: 'overview' }>
  today: string
  otherLanguages: number
  pageLanguage: BlockContext['pageLanguage']
}

/** Renders a guideline's own text, and links to its earlier editions. */
export function OverviewPart({ article, part: { editions }, today, otherLanguages, pageLanguage }: Props) {
  return (
    <>
      <GuidelineText
        article={article}
        today={today}
        otherLanguages={otherLanguages}
        pageLanguage={pageLanguage}
        sourcesHeading={<SourcesHeading />}
      />
      {editions.length > 0 && (
        <section aria-labelledby="guideline-editions" {...pageLanguage}>
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
