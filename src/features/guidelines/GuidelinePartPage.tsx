import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#blocks/block-context.ts'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { TranslationNotice } from '#blocks/TranslationNotice.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { RuledList } from '#ui/RuledList.tsx'
import { ChangesPart } from './ChangesPart.tsx'
import type { GuidelinePage } from './guideline.ts'
import { OverviewPart } from './OverviewPart.tsx'
import { PanelPart } from './PanelPart.tsx'
import { partTitle } from './part-titles.ts'
import { PublicationsPart } from './PublicationsPart.tsx'
import { SummariesPart } from './SummariesPart.tsx'
import { TranslationsPart } from './TranslationsPart.tsx'
import styles from './GuidelineText.module.css'

type Props = { content: GuidelinePage; today: string; otherLanguages?: number }

/** Renders a page of a guideline: either its own, whose title the frame renders, or that of one of its parts. */
export function GuidelinePartPage({ content: page, today, otherLanguages = 0 }: Props) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  const { article, part } = page
  const pageLanguage = languageAttributes(site.locale, article.language)
  const title = partTitle(part, i18n)
  return (
    <article aria-labelledby="page-title" {...languageAttributes(article.language, site.locale)}>
      {title !== undefined && (
        <h1 id="page-title" tabIndex={-1} className={styles.heading}>
          <LanguageSpan language={pageLanguage}>{title}</LanguageSpan>
        </h1>
      )}
      <TranslationNotice article={article} pageLanguage={pageLanguage} />
      {partOf(page, { today, otherLanguages, pageLanguage })}
    </article>
  )
}

function partOf(
  { article, part }: GuidelinePage,
  props: { today: string; otherLanguages: number; pageLanguage: BlockContext['pageLanguage'] },
): ReactNode {
  const { pageLanguage } = props
  switch (part.name) {
    case 'overview':
      return <OverviewPart article={article} part={part} {...props} />
    case 'summary-of-changes':
      return <ChangesPart article={article} part={part} pageLanguage={pageLanguage} />
    case 'publications-appendices':
      return <PublicationsPart part={part} pageLanguage={pageLanguage} />
    case 'summaries':
      return <SummariesPart article={article} part={part} pageLanguage={pageLanguage} />
    case 'panel':
      return <PanelPart part={part} pageLanguage={pageLanguage} />
    case 'related-content':
      return (
        <div {...pageLanguage}>
          <RuledList links={article.related} />
        </div>
      )
    case 'translations':
      return <TranslationsPart part={part} pageLanguage={pageLanguage} />
  }
}
