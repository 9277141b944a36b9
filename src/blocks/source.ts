import type { Language } from '#i18n/languages.ts'

/** The sentence with which a cited work is named, and where it can be read, when that is known. */
export type Source = {
  readonly id: string
  readonly citation: string
  /** The language of the sentence, when it is not the site's. */
  readonly language?: Language
  /** Stands after the citation, in the language of the text that names the source: year, chapter, edition. */
  readonly details?: string
  readonly href?: string
}
