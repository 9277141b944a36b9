import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { belowList } from '#blocks/below-list.ts'
import { RuledList } from '#ui/RuledList.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import type { Comparison } from './condition.ts'

type Props = { content: Comparison; today: string; otherLanguages?: number }

/**
 * Renders the page that compares the treatments of a condition, with a list of the treatments that have no numbers to
 * compare.
 */
export function ComparisonPage({ content: comparison, ...rest }: Props) {
  const { t } = useLingui()
  const { article, grid, gridLanguage = article.language, others } = comparison
  const index = t({ message: 'Conditions A–Z', comment: 'Title of the index of all conditions' })
  return (
    <ArticleView
      article={belowList(article, '/all-conditions', index)}
      sections={[
        {
          anchor: 'comparison',
          heading: (
            <Trans comment="Heading above drawings of a hundred people for each treatment">
              What happened to 100 people
            </Trans>
          ),
          body: <ComparisonTable grid={grid} language={gridLanguage} sources={article.sources} />,
        },
        {
          anchor: 'no-numbers',
          heading: (
            <Trans comment="Heading above links to treatments that cannot be compared in numbers">
              Treatments without such numbers
            </Trans>
          ),
          body: others.length > 0 && (
            <>
              <p>
                <Trans comment="Above links to treatments that cannot be compared in numbers">
                  We have no good numbers to set beside those above. This does not mean that these treatments help less.
                  Ask your doctor whether one of them suits you.
                </Trans>
              </p>
              <RuledList links={others} />
            </>
          ),
        },
      ]}
      {...rest}
    />
  )
}
