import type { IndexLetter } from '#i18n/alphabet.ts'
import type { SafeLink } from './safe-link.ts'

/** A row of an index with a name of a page. If the name is not the title, the row also shows the title. */
export type IndexRow = { readonly label: string; readonly link: SafeLink }

/** The rows of an index under one letter. */
export type LetterGroup = { readonly letter: string; readonly anchor: string; readonly links: readonly IndexRow[] }

/**
 * A page that is not translated, under its name in the site's language or, if it has none, its title. `more` has its further
 * names.
 */
export type UntranslatedRow = IndexRow & {
  readonly more: readonly string[]
  /**
   * The anchor of the letter with which the name begins. If the letter has no translated page, the first of its rows with a
   * name in the site's language has the anchor; all other rows have none.
   */
  readonly anchor?: string
}

/** An index by first letter. */
export type NameIndex = {
  /** The alphabet of the site's language. */
  readonly letters: readonly IndexLetter[]
  readonly groups: readonly LetterGroup[]
  readonly untranslated: readonly UntranslatedRow[]
}
