import type { Language } from '#i18n/languages.ts'

/** The data of a page that the views of its blocks need. */
export type BlockContext = {
  /** The level of a care card's heading: 3 below a text with a heading. The headings of other blocks are of level 2. */
  readonly headingLevel: 2 | 3
  /** The attributes `lang` and `dir` of messages in the language of the page, for an article in another language. */
  readonly pageLanguage: { readonly lang?: Language; readonly dir?: 'ltr' | 'rtl' }
  /** The numbers of the sources in the article's list, by the id of the source. */
  readonly sourceNumbers: ReadonlyMap<string, number>
  /** The numbers of the sections, such as `2.1`, by the id of the block that begins one; left out on most kinds of pages. */
  readonly sectionNumbers?: ReadonlyMap<string, string>
  /** The anchors of the blocks that have a heading, by the id of the block. */
  readonly anchors: ReadonlyMap<string, string>
}
