import { Trans, useLingui } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import type { BlockContext } from '#blocks/block-context.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import headingStyles from '#blocks/TextBlock.module.css'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { GuidelinePart } from './guideline.ts'
import { RecommendationTable } from './RecommendationTable.tsx'
import styles from './GuidelineText.module.css'

type Props = {
  article: Article
  part: Extract<GuidelinePart, { name: 'summary-of-changes' }>
  pageLanguage: BlockContext['pageLanguage']
}

/** Renders the changes in the edition of a year, and links to all years if there are several. */
export function ChangesPart({ article, part: { path, year, years, changes }, pageLanguage }: Props) {
  const { t } = useLingui()
  return (
    <>
      {years.length > 1 && (
        <nav aria-label={t({ message: 'Years', comment: 'Name of a list of links to years' })}>
          <ul className={styles.years}>
            {years.map((one) => (
              <li key={one}>
                <SiteLink path={`${path}/summary-of-changes/${one}`} aria-current={one === year ? 'true' : undefined}>
                  {one}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Blocks blocks={article.blocks} pageLanguage={pageLanguage} />
      {changes.length > 0 && (
        <section aria-labelledby="guideline-changes">
          <h2 id="guideline-changes" className={headingStyles.heading}>
            <LanguageSpan language={pageLanguage}>
              <Trans comment="Heading above a table of recommendations that have been changed">
                Changed recommendations
              </Trans>
            </LanguageSpan>
          </h2>
          <RecommendationTable
            recommendations={changes}
            heading={<Trans comment="Heading of a column: what has changed in a guideline">What has changed</Trans>}
            labelledBy="guideline-changes"
            pageLanguage={pageLanguage}
          />
        </section>
      )}
    </>
  )
}
