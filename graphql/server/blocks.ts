/** The fields of each type of block, in the schema definition language (SDL). */
export const blockTypes = {
  textBlock: { heading: 'String', body: 'String', anchor: 'String', evidence: '[EntryInterface]' },
  mediaBlock: { image: '[AssetInterface]', videoUrl: 'String', transcript: 'String', caption: 'String' },
  careCard: { urgency: 'String', heading: 'String', body: 'String', phone: 'String', rules: '[TriageRule!]' },
  questionsBlock: { questions: '[String]' },
  worksheetBlock: { button: 'String', body: 'String' },
  optionGrid: { options: '[EntryInterface]', people: 'String', outcomes: '[EntryInterface]' },
} satisfies Record<string, Record<string, string>>

export type BlockTypeHandle = keyof typeof blockTypes

/**
 * A directive as it is written in Markdown: its attributes, its text as HTML (null when empty), and the items of its lists.
 */
export interface WrittenDirective {
  attributes: Readonly<Record<string, string>>
  body: string | null
  items: readonly string[]
}

/**
 * A function that returns a list with the one file of `assets/` that has the given name. The list is empty when there is no
 * such file or no name is given.
 */
type FindAssets = (name: string | undefined, alt?: string | null) => readonly unknown[]

/**
 * A directive in the Markdown of a page that becomes a block of its own. `docs/writing-content.md` explains these directives
 * to editors.
 */
export interface BlockDirective {
  type: BlockTypeHandle
  attributes: Readonly<Record<string, 'required' | 'optional'>>
  /** The attribute that names a file of `assets/`. */
  asset?: string
  /** An attribute that accepts only these values. A page may contain the directive at most once with each value. */
  choice?: { readonly attribute: string; readonly values: readonly string[] }
  /** Returns the fields of the block. An attribute `heading` is also the title of the entry. */
  fields: (written: WrittenDirective, assets: FindAssets) => Record<string, unknown>
}

const directives: Readonly<Record<string, BlockDirective>> = {
  care: {
    type: 'careCard',
    attributes: { urgency: 'required', phone: 'optional', heading: 'optional', context: 'optional' },
    choice: { attribute: 'urgency', values: ['emergency', 'urgent', 'ask'] },
    fields: ({ attributes: { urgency = '', heading = null, phone = null }, body }) => ({
      urgency,
      heading,
      phone,
      body,
    }),
  },
  questions: { type: 'questionsBlock', attributes: {}, fields: ({ items }) => ({ questions: items }) },
  worksheet: {
    type: 'worksheetBlock',
    attributes: { button: 'required' },
    fields: ({ attributes: { button = '' }, body }) => ({ button, body }),
  },
  figure: {
    type: 'mediaBlock',
    attributes: { image: 'required', alt: 'required' },
    asset: 'image',
    fields: ({ attributes: { image, alt = '' }, body }, assets) => ({
      image: assets(image, alt),
      videoUrl: null,
      transcript: null,
      caption: body,
    }),
  },
  video: {
    type: 'mediaBlock',
    attributes: { url: 'required', still: 'optional' },
    asset: 'still',
    fields: ({ attributes: { url = '', still }, body }, assets) => ({
      image: assets(still),
      videoUrl: url,
      transcript: body,
      caption: null,
    }),
  },
}

/** The directives that are blocks, by name. The text between them becomes blocks of type `textBlock`. */
export const blockDirectives: ReadonlyMap<string, BlockDirective> = new Map(Object.entries(directives))
