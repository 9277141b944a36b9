import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { belowList } from '#blocks/below-list.ts'
import { CompareLink } from '#blocks/CompareLink.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import type { Treatment } from './treatment.ts'

type Props = { content: Treatment; today: string; otherLanguages?: number }

/** Renders a treatment: its text, its comparison with others, and the conditions and situations for which it is used. */
export function TreatmentPage({ content: treatment, ...rest }: Props) {
  const { t } = useLingui()
  const index = t({ message: 'Treatments A–Z', comment: 'Title of the index of all treatments' })
  const { optionGrid } = treatment
  const article = belowList(treatment.article, '/all-treatments', index)
  return (
    <ArticleView
      article={optionGrid ? { ...article, blocks: [...article.blocks, optionGrid] } : article}
      facts={treatment.comparisons.map((link, place) =>
        link.kind === 'internal' ? (
          <CompareLink key={place} path={`${link.path}/compare`} condition={link.label} language={article.language} />
        ) : null,
      )}
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
