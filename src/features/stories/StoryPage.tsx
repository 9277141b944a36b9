import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { Story } from './story.ts'
import styles from './StoryPage.module.css'

type Props = { content: Story; today: string; otherLanguages?: number }

/** Renders a story, which begins with a notice that it is fictional. */
export function StoryPage({ content: { article, quote, condition }, ...rest }: Props) {
  const { site } = useCurrentSite()
  const facts = (
    <>
      <p className={styles.label}>
        <LanguageSpan language={languageAttributes(site.locale, article.language)}>
          <Trans comment="At the head of a story about a patient">
            A made-up example, put together from common experiences
          </Trans>
        </LanguageSpan>
      </p>
      {quote !== undefined && <blockquote className={`quotation ${styles.quote}`}>{quote}</blockquote>}
    </>
  )
  return (
    <ArticleView
      article={article}
      facts={facts}
      sections={[
        linkSection(
          'condition',
          <Trans comment="Heading above the link to the condition that a story is about">What this is about</Trans>,
          condition ? [condition] : [],
        ),
      ]}
      {...rest}
    />
  )
}
