import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import type { Condition } from './condition.ts'

type Props = { content: Condition; today: string; otherLanguages?: number }

/** Renders a condition: what it is, what to do, and links to its treatments and other pages. */
export function ConditionPage({ content: condition, ...rest }: Props) {
  return (
    <ArticleView
      article={condition.article}
      sections={[
        linkSection(
          'situations',
          <Trans comment="Heading above links to pages for people with a condition who are in a certain situation">
            If this is where you are
          </Trans>,
          condition.situations,
        ),
        linkSection(
          'treatments',
          <Trans comment="Heading above links to pages about treatments">Treatments explained</Trans>,
          condition.treatments,
        ),
        linkSection(
          'learn',
          <Trans comment="Heading above links to learning modules">Learn step by step</Trans>,
          condition.modules,
        ),
        linkSection(
          'guidelines',
          <Trans comment="Heading above links to guidelines in plain words">What doctors are advised to do</Trans>,
          condition.guidelines,
        ),
      ]}
      {...rest}
    />
  )
}
