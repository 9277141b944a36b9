import type { ReactNode } from 'react'
import type { Article } from '#blocks/article.ts'
import { PageWords } from '#blocks/PageWords.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'

/** The page's own words inside its text, whatever the language of that. */
export function usePageWords(article: Article) {
  const { locale } = useCurrentSite().site
  const pageLanguage = languageAttributes(locale, article.language)
  return {
    pageLanguage,
    words: (children: ReactNode) => <PageWords language={pageLanguage}>{children}</PageWords>,
  }
}
