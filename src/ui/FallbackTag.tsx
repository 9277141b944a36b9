import { directionOf, type Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageNameIn } from './language-name.ts'
import styles from './FallbackTag.module.css'

/** Renders a tag beside the name of an untranslated page: the language in which it is shown, in that of the site. */
export function FallbackTag({ language }: { language: Language }) {
  const { site } = useCurrentSite()
  return (
    <small className={styles.tag} lang={site.locale} dir={directionOf(site.locale)}>
      {' '}
      {/* The browser may name a language in other words than the server; the server's stay. */}
      <span suppressHydrationWarning>{languageNameIn(site.locale, language)}</span>
    </small>
  )
}
