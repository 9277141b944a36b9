import type { Language } from '#i18n/languages.ts'
import styles from './FallbackTag.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const nameOf = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language.slice(0, 2))

/** Says beside the name of a page or a language that the page has not been translated and in which language it is shown: `EN`. */
export function FallbackTag({ language }: { language: Language }) {
  return (
    <small className={styles.tag} lang={language}>
      <span aria-hidden="true">{language.slice(0, 2).toUpperCase()}</span>
      <VisuallyHidden>{` (${nameOf(language)})`}</VisuallyHidden>
    </small>
  )
}
