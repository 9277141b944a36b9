import type { ReactNode } from 'react'
import type { Article } from '#blocks/article.ts'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'

/**
 * Returns the `lang` and `dir` of messages in the language of the page inside an article that may be in a different
 * language, and a function that renders a text with these attributes.
 */
export function useLanguageSpan(article: Article) {
  const { locale } = useCurrentSite().site
  const pageLanguage = languageAttributes(locale, article.language)
  return {
    pageLanguage,
    inPageLanguage: (children: ReactNode) => <LanguageSpan language={pageLanguage}>{children}</LanguageSpan>,
  }
}
