import type { BlockFragment } from '#content-contract/operations.ts'
import type { Language } from '#i18n/languages.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { Anchors } from './anchors.server.ts'
import type { WrittenSigns } from './care-signs.server.ts'
import type { EmergencyNumbers } from './emergency-numbers.server.ts'
import type { SourceContext } from './parse-source.server.ts'
import type { RichTextParser } from './rich-text.server.ts'

/** The context of a page that the parser of a block needs. */
export type BlockParserContext = SourceContext & {
  readonly path: string
  /** The language of the text. */
  readonly language: Language
  readonly richText: RichTextParser
  readonly anchors: Anchors
  readonly numbers: EmergencyNumbers
  /** The signs that a reader has written about or chosen, which care cards mark. */
  readonly writtenSigns?: WrittenSigns
  readonly labels: { readonly countries: string }
}

/** A block as the content system returns it, with its id, which is unique on the page, and the anchor of its heading. */
export type BlockDraft = {
  readonly fragment: BlockFragment
  readonly id: string
  readonly anchor: string | undefined
}

/** The result of parsing a block that cannot be shown, with the reason. */
export type Refusal = { readonly kind: 'refused'; readonly reason: string }
export const refused = (reason: string): Refusal => ({ kind: 'refused', reason })

/** The server-only half of a kind of block. The other half is its `BlockDefinition`. */
export type BlockContent<Block> = {
  /** The handle of the type of entry in Craft. Kinds may share a type, as figures and videos do. */
  readonly type: string
  /** Parses an entry of that type. Returns undefined when the entry is a block of another kind that shares the type. */
  readonly parse: (draft: BlockDraft, context: BlockParserContext) => Block | Refusal | undefined
  /** Returns the texts of a block that are included in the reading time. */
  readonly texts: (block: Block) => readonly (string | RichText | undefined)[]
}
