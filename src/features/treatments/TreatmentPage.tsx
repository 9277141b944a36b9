import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { filledSections, LinkSections } from '#blocks/LinkSections.tsx'
import type { Treatment } from './treatment.ts'

type Props = { content: Treatment; today: string; otherLanguages?: number }

/** A treatment: what happens, how it compares, and for which conditions it is used. */
export function TreatmentPage({ content: treatment, ...rest }: Props) {
  const { article, optionGrid } = treatment
  const sections = filledSections([
    {
      anchor: 'conditions',
      heading: <Trans comment="Heading above links to conditions">Used for these conditions</Trans>,
      links: treatment.conditions,
    },
    {
      anchor: 'situations',
      heading: (
        <Trans comment="Heading above links to pages for people with a condition who are in a certain situation">
          If this is where you are
        </Trans>
      ),
      links: treatment.situations,
    },
  ])
  return (
    <ArticleView
      article={optionGrid ? { ...article, blocks: [...article.blocks, optionGrid] } : article}
      childHeadings={sections}
      {...rest}
    >
      <LinkSections sections={sections} />
    </ArticleView>
  )
}
