import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { belowList } from '#blocks/below-list.ts'
import { linkSection } from '#blocks/ArticleSection.tsx'
import { CompareLink } from '#blocks/CompareLink.tsx'
import { RichTextView } from '#blocks/RichTextView.tsx'
import { ComparisonPage } from './ComparisonPage.tsx'
import type { Comparison, Condition } from './condition.ts'

type Shown = { today: string; otherLanguages?: number }

/** Renders the page of a condition, or the one that compares its treatments. */
export const ConditionPage = ({ content, ...rest }: Shown & { content: Condition | Comparison }) =>
  content.part === 'compare' ? <ComparisonPage content={content} {...rest} /> : <OwnPage content={content} {...rest} />

/** Renders a condition: its text, and links to its treatments and to other pages. */
function OwnPage({ content: condition, ...rest }: Shown & { content: Condition }) {
  const { t } = useLingui()
  const { article, comparisonPath, offline } = condition
  const index = t({ message: 'Conditions A–Z', comment: 'Title of the index of all conditions' })
  return (
    <ArticleView
      article={belowList(article, '/all-conditions', index)}
      facts={comparisonPath !== undefined && <CompareLink path={comparisonPath} language={article.language} />}
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
        ...(offline
          ? [{ anchor: 'offline', heading: offline.heading, body: <RichTextView richText={offline.body} /> }]
          : []),
      ]}
      {...rest}
    />
  )
}
