import type { Language } from '#i18n/languages.ts'

/** A cited work: its citation, and the URL where it can be read, if known. */
export type Source = {
  readonly id: string
  readonly citation: string
  /** The language of the citation, when it is not the site's. */
  readonly language?: Language
  /**
   * Details after the citation, in the language of the text that cites the source: the year, the chapter, the edition and
   * the date of the last check; for a recommendation, its strength and its level of evidence.
   */
  readonly details?: string
  readonly href?: string
}
