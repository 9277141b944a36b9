import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'

/** The props of a block's view. */
export type BlockProps<Block> = { readonly block: Block; readonly context: BlockContext }

/**
 * A heading that all blocks of a kind share, with its anchor. If a text on the page has the same anchor, the text keeps it.
 */
export type BlockHeading = { readonly anchor: string; readonly Heading: () => ReactNode }

/**
 * The definition of a kind of block, for the server and the browser. Its server-only half is its `BlockContent`.
 * `docs/adding-a-block.md` lists all places that name a kind of block.
 */
export type BlockDefinition<Block> = {
  readonly view: (props: BlockProps<Block>) => ReactNode
  /** The fixed heading; left out when each block has its own heading, or none. */
  readonly heading?: BlockHeading
}
