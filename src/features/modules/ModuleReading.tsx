import type { ReactNode } from 'react'
import type { Article } from '#blocks/article.ts'
import { PictureView } from '#blocks/PictureView.tsx'
import { TranslationNotice } from '#blocks/TranslationNotice.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import styles from './ModulePageView.module.css'
import { useLanguageSpan } from './use-language-span.tsx'

/** Renders the text column of a module's page in the language of the text, with the picture if there is one. */
export function ModuleReading({
  article,
  above,
  children,
}: {
  article: Article
  above?: ReactNode
  children: ReactNode
}) {
  const { locale } = useCurrentSite().site
  const { pageLanguage } = useLanguageSpan(article)
  return (
    <article
      className={`wrap ${styles.page}`}
      aria-labelledby="page-title"
      {...languageAttributes(article.language, locale)}
    >
      <div className={styles.text}>
        <TranslationNotice article={article} pageLanguage={pageLanguage} />
        {above !== undefined && <p className={styles.above}>{above}</p>}
        <h1 id="page-title" tabIndex={-1}>
          {article.title}
        </h1>
        {children}
      </div>
      {article.illustration && (
        <div className={styles.picture}>
          <PictureView picture={article.illustration} lazy={false} />
        </div>
      )}
    </article>
  )
}
