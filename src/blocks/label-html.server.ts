import { directionOf, type Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'

/** Returns the HTML of a label in the page's language, with `lang` and `dir` if the surrounding text is in another one. */
export function labelHtml(label: string, language: Language, pageLanguage: Language): string {
  const attributes = language === pageLanguage ? '' : ` lang="${pageLanguage}" dir="${directionOf(pageLanguage)}"`
  return `<span${attributes}>${escapeHtml(label)}</span>`
}
