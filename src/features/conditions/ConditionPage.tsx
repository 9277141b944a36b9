import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { filledSections, LinkSections } from '#blocks/LinkSections.tsx'
import type { Condition } from './condition.ts'

type Props = { content: Condition; today: string; otherLanguages?: number }

/** A condition: what it is, what to do, and the ways on from there. */
export function ConditionPage({ content: condition, ...rest }: Props) {
  const sections = filledSections([
    {
      anchor: 'situations',
      heading: (
        <Trans comment="Heading above links to pages for people with a condition who are in a certain situation">
          If this is where you are
        </Trans>
      ),
      links: condition.situations,
    },
    {
      anchor: 'treatments',
      heading: <Trans comment="Heading above links to pages about treatments">Treatments explained</Trans>,
      links: condition.treatments,
    },
    {
      anchor: 'learn',
      heading: <Trans comment="Heading above links to learning modules">Learn step by step</Trans>,
      links: condition.modules,
    },
    {
      anchor: 'guidelines',
      heading: <Trans comment="Heading above links to guidelines in plain words">What doctors are advised to do</Trans>,
      links: condition.guidelines,
    },
  ])
  return (
    <ArticleView article={condition.article} childHeadings={sections} {...rest}>
      <LinkSections sections={sections} />
    </ArticleView>
  )
}
