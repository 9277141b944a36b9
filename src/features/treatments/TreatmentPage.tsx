import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import type { Treatment } from './treatment.ts'

type Props = { content: Treatment; today: string; otherLanguages?: number }

/** Renders a treatment: what happens, how it compares, and for which conditions it is used. */
export function TreatmentPage({ content: treatment, ...rest }: Props) {
  const { article, optionGrid } = treatment
  return (
    <ArticleView
      article={optionGrid ? { ...article, blocks: [...article.blocks, optionGrid] } : article}
      sections={[
        linkSection(
          'conditions',
          <Trans comment="Heading above links to conditions">Used for these conditions</Trans>,
          treatment.conditions,
        ),
        linkSection(
          'situations',
          <Trans comment="Heading above links to pages for people with a condition who are in a certain situation">
            If this is where you are
          </Trans>,
          treatment.situations,
        ),
      ]}
      {...rest}
    />
  )
}
