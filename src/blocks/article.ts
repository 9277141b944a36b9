import type { Language } from '#i18n/languages.ts'
import type { Block } from './block-kinds.ts'
import type { Picture } from './picture.ts'
import type { Source } from './source.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The page on the primary site that a text was translated from, or that is shown in place of a missing translation. */
export type Original = {
  /** The absolute URL of that page, or of the primary site's home page if the content has no uri for the page. */
  readonly originalHref: string
  /** The language of that page; left out when it is English. */
  readonly originalLanguage?: Language
}

/** The relation of the shown text to its original (settled 3 and 14). */
export type Translation =
  | { readonly kind: 'original' }
  | { readonly kind: 'current' }
  /** The original has changed since this translation was made. */
  | ({ readonly kind: 'behind' } & Original)
  /** The text is not translated, so the page shows the primary site's text. */
  | ({ readonly kind: 'missing' } & Original)

/** A reviewer or an author of a text, with the language of the name if that is not the site's. */
export type Contributor = { readonly name: string; readonly language?: Language }

/** The content that all articles have in common, whatever their kind. */
export type Article = {
  readonly title: string
  readonly intro?: string
  readonly keyPoints: readonly string[]
  readonly illustration?: Picture
  readonly blocks: readonly Block[]
  readonly related: readonly SafeLink[]
  /** Links to the topics and tags of the page. */
  readonly topicsAndTags: readonly SafeLink[]
  readonly sources: readonly Source[]
  readonly reviewers: readonly Contributor[]
  /** The day of the last review (`YYYY-MM-DD`); left out on texts without a reviewer. */
  readonly lastReviewed?: string
  /** The day on which the next review is due (`YYYY-MM-DD`); left out on texts without a reviewer. */
  readonly nextReview?: string
  /** The day of publication (`YYYY-MM-DD`). */
  readonly published?: string
  readonly translator?: string
  /** The language of the text. If a translation is missing, it differs from the language of the page. */
  readonly language: Language
  readonly translation: Translation
  /**
   * The revision of the text. For a translation, it is the revision of the original that the translation was made from. It
   * is undefined if the text has none.
   */
  readonly revision?: string
  /** The reading time, in whole minutes, at least 1. */
  readonly minutes: number
  /** The form that asks whether the page was helpful; left out on pages without it. */
  readonly feedback?: RichText | undefined
  /** The line that links to the page's emergency or urgent card; left out on pages without such a card. */
  readonly careLine?: RichText | undefined
  /**
   * The form that saves the page, the button that adds it to the visit pack, and the tools for reading it aloud or beside
   * another language. Each is left out on pages without it.
   */
  readonly actions?: readonly RichText[] | undefined
  /** The link to the tool of the application that belongs to this page. */
  readonly tool?: { readonly path: string; readonly label: string } | undefined
  /** The URL of the page with a QR code, for paper; left out on pages without it. */
  readonly address?: RichText | undefined
  /** The breadcrumbs between the home page and this page, without either of them. */
  readonly ancestors: readonly SafeLink[]
}
