import type { Article } from '#blocks/article.ts'
import type { IndexLetter } from '#i18n/alphabet.ts'
import type { Language } from '#i18n/languages.ts'

/** A word with its definition. `language` is left out when it is the site's or unknown. */
export type Term = {
  /** The id of the word on the page. */
  readonly anchor: string
  readonly label: string
  readonly definition: string
  readonly language?: Language
}

/** The words that the site explains, by letter, followed by those that are not translated. */
export type Glossary = {
  readonly kind: 'glossary'
  readonly article: Article
  readonly letters: readonly IndexLetter[]
  readonly groups: readonly { readonly letter: string; readonly anchor: string; readonly links: readonly Term[] }[]
  /** The words that are not in the site's language. All of them are in the language of the primary site. */
  readonly untranslated: readonly Term[]
}
