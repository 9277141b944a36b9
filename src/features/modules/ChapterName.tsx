import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { formatNumber, labelSeparator } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { useCurrentModule } from './current-module.ts'
import { useLanguageSpan } from './use-language-span.tsx'

/** Renders the number of a chapter. With `isLink`, its name follows as a link: `Chapter 2: Eating and drinking`. */
export function ChapterName({ article, chapter, isLink }: { article: Article; chapter: number; isLink: boolean }) {
  const { locale } = useCurrentSite().site
  const { inPageLanguage } = useLanguageSpan(article)
  const { chapters } = useCurrentModule()
  const current = chapters[chapter]
  const number = formatNumber(locale, chapter + 1)
  return (
    <>
      {inPageLanguage(
        <Trans comment="Before the name of a chapter of a learning module; the placeholder is a number">
          Chapter {number}
        </Trans>,
      )}
      {isLink && current && (
        <>
          {labelSeparator(locale)}
          <SiteLink path={current.path}>{current.title}</SiteLink>
        </>
      )}
    </>
  )
}
