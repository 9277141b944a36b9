import type { CareCardBlock } from '#blocks/care-card.block.ts'
import type { FigureBlock } from '#blocks/figure.block.ts'
import type { Language } from '#i18n/languages.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { SiteHandle } from '#sites/sites.ts'

/**
 * The smallest part of a text that is shown beside its counterpart: a heading, paragraph, list item, table row, card or
 * figure.
 */
export type Passage =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly richText: RichText }
  | { readonly kind: 'care-card'; readonly block: CareCardBlock }
  | { readonly kind: 'figure'; readonly block: FigureBlock }

/**
 * The passages of one language in a row. There is one passage if the structures of both texts agree, there are several if
 * only their sections correspond, and none if this language has no counterpart.
 */
export type Cell = {
  readonly passages: readonly Passage[]
  /** Whether the original of these passages has changed since they were translated. */
  readonly isOutdated?: boolean
}

/** The passages in both languages that correspond to each other. */
export type Row = {
  /** The anchor of the section that begins here, which is the same as on the page itself. */
  readonly anchor?: string
  readonly own: Cell
  readonly other: Cell
}

/** The page in one of the two languages. */
export type Side = {
  readonly language: Language
  /** The name of the language in that language. */
  readonly name: string
  readonly title: string
  /**
   * The link to the page itself, with its sources and dates: a path for a page of the current site, otherwise the public
   * URL.
   */
  readonly href: string
  /** The button that reads the passages in this language aloud. */
  readonly readAloud: RichText
  /** Whether the original has changed since this translation was made. */
  readonly isOutdated: boolean
  /** Whether the passages whose original has changed since the translation was made are known and marked. */
  readonly areChangesMarked: boolean
}

/** A page in two languages, passage by passage. */
export type SideBySide = {
  readonly own: Side
  readonly other: Side
  readonly rows: readonly Row[]
  /** The public URL of the same page on the other site, with the sides swapped. */
  readonly swappedHref: string
}

/** The content of the page, which is either the choice of the second language or the page in both languages. */
export type SideBySidePageContent = {
  /** The title of the page on this site. */
  readonly title: string
  readonly language: Language
  /** The path of the page on this site. */
  readonly path: string
  /** The uris of the entries whose texts are shown. The content system purges the page by these uris. */
  readonly uris: readonly string[]
  /** The site whose text is shown, which is the primary one if this site has no translation. */
  readonly shownFrom: SiteHandle
  /** The public URL of the page that search engines should list. */
  readonly canonical: string
  /** The path of the page on each site that has it, percent-encoded. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
  /** The sites that have the page in another language, each with its language and that language's own name. */
  readonly others: readonly { readonly handle: SiteHandle; readonly language: Language; readonly name: string }[]
  /** The page in both languages; undefined until the second language is chosen. */
  readonly sides?: SideBySide
}
