import type { Language } from '#i18n/languages.ts'
import styles from './FallbackTag.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const nameOf = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language.slice(0, 2))

/** Renders a tag such as `EN` beside the name of an untranslated page: the language in which it is shown. */
export function FallbackTag({ language }: { language: Language }) {
  return (
    <small className={styles.tag} lang={language}>
      <span aria-hidden="true">{language.slice(0, 2).toUpperCase()}</span>
      <VisuallyHidden>{` (${nameOf(language)})`}</VisuallyHidden>
    </small>
  )
}
