import { directionOf, type Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageNameIn } from './language-name-in.ts'
import styles from './FallbackTag.module.css'

/**
 * Renders a tag beside the name of an untranslated page, with the name of the page's language in the language of the site.
 */
export function FallbackTag({ language }: { language: Language }) {
  const { site } = useCurrentSite()
  return (
    <small className={styles.tag} lang={site.locale} dir={directionOf(site.locale)}>
      {' '}
      {/*
       * The browser and the server may have different names for a language. With `suppressHydrationWarning`, React keeps
       * the server's name.
       */}
      <span suppressHydrationWarning>{languageNameIn(site.locale, language)}</span>
    </small>
  )
}
