import type { Language } from '#i18n/languages.ts'
import type { Block } from './block-kinds.ts'
import type { Picture } from './picture.ts'
import type { Source } from './source.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The page of which a text is, or lacks, a translation. */
export type Original = {
  /** Absolute. */
  readonly originalHref: string
  /** Left out when it is English. */
  readonly originalLanguage?: Language
}

/** How the text that is shown stands to its original (settled 3 and 14). */
export type Translation =
  | { readonly kind: 'original' }
  | { readonly kind: 'current' }
  /** The original has moved on since this translation was made. */
  | ({ readonly kind: 'behind' } & Original)
  /** Not translated: the text is the primary site's, shown in the frame of another. */
  | ({ readonly kind: 'missing' } & Original)

/** A working group that stands for a text, with the language of its name when that is not the site's. */
export type Contributor = { readonly name: string; readonly language?: Language }

/** The content that all pages for reading have in common, whatever their kind. */
export type Article = {
  readonly title: string
  readonly intro?: string
  readonly keyPoints: readonly string[]
  readonly illustration?: Picture
  readonly blocks: readonly Block[]
  readonly related: readonly SafeLink[]
  /** The topics and tags under which the page stands. */
  readonly topicsAndTags: readonly SafeLink[]
  readonly sources: readonly Source[]
  readonly reviewers: readonly Contributor[]
  /** ISO 8601 dates. */
  readonly lastReviewed?: string
  readonly nextReview?: string
  readonly published?: string
  readonly translator?: string
  /** The language of the text, which is not the page's when a translation is missing. */
  readonly language: Language
  readonly translation: Translation
  /** Reading time, whole minutes, at least 1. */
  readonly minutes: number
  /** The question whether the page was helpful; nobody asks when it is missing. */
  readonly feedback?: RichText | undefined
  /** The form by which the page is kept; there is none when it is missing. */
  readonly save?: RichText | undefined
  /** The way from the home page to here, without home and without this page. */
  readonly ancestors: readonly SafeLink[]
}
