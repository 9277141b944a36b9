import type { Language } from '#i18n/languages.ts'

/** The facts about its page with which a block is rendered. */
export type BlockContext = {
  /** The level at which a block's own heading continues the page's headings. */
  readonly headingLevel: 2 | 3
  /** `lang` and `dir` for the page's own words when the text around them is in another language. */
  readonly pageLanguage: { readonly lang?: Language; readonly dir?: 'ltr' | 'rtl' }
  /** The numbers under which the article's list of sources names them, by source. */
  readonly sourceNumbers: ReadonlyMap<string, number>
  /** The anchors of the blocks that have a heading, by block. */
  readonly anchors: ReadonlyMap<string, string>
}
