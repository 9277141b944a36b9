import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { filledSections, LinkSections } from '#blocks/LinkSections.tsx'
import type { Situation } from './condition.ts'

type Props = { content: Situation; today: string; otherLanguages?: number }

/** Renders a page about what to know and do in a certain situation with a condition. */
export function SituationPage({ content: situation, ...rest }: Props) {
  const sections = filledSections([
    {
      anchor: 'treatments',
      heading: <Trans comment="Heading above links to pages about treatments">Treatments explained</Trans>,
      links: situation.treatments,
    },
    {
      anchor: 'condition',
      heading: (
        <Trans comment="Heading above the link to the condition of which this page is a part">
          More about this condition
        </Trans>
      ),
      links: situation.condition ? [situation.condition] : [],
    },
  ])
  return (
    <ArticleView article={situation.article} childHeadings={sections} {...rest}>
      <LinkSections sections={sections} />
    </ArticleView>
  )
}
