import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { belowList } from '#blocks/below-list.ts'
import { CompareLink } from '#blocks/CompareLink.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import type { Situation } from './condition.ts'

type Props = { content: Situation; today: string; otherLanguages?: number }

/** Renders the page about a situation, which is a stage or circumstance of a condition. */
export function SituationPage({ content: situation, ...rest }: Props) {
  const { t } = useLingui()
  const index = t({ message: 'Conditions A–Z', comment: 'Title of the index of all conditions' })
  return (
    <ArticleView
      article={belowList(situation.article, '/all-conditions', index)}
      facts={
        situation.isCompared &&
        situation.condition?.kind === 'internal' && (
          <CompareLink
            path={`${situation.condition.path}/compare`}
            condition={situation.condition.label}
            language={situation.article.language}
          />
        )
      }
      sections={[
        linkSection(
          'treatments',
          <Trans comment="Heading above links to pages about treatments">Treatments explained</Trans>,
          situation.treatments,
        ),
        linkSection(
          'condition',
          <Trans comment="Heading above the link to the condition of which this page is a part">
            More about this condition
          </Trans>,
          situation.condition ? [situation.condition] : [],
        ),
      ]}
      {...rest}
    />
  )
}
