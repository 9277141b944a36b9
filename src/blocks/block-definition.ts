import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'

/** The properties of a block's view. */
export type BlockProps<Block> = { readonly block: Block; readonly context: BlockContext }

/** A heading that every block of a kind brings along, and the anchor that it takes unless a text has it. */
export type BlockHeading = { readonly anchor: string; readonly Heading: () => ReactNode }

/**
 * A kind of block, on the server and in the browser. The other half is its `BlockContent`, which only the server knows.
 * `docs/adding-a-block.md` names all places that know a kind of block.
 */
export type BlockDefinition<Block> = {
  readonly view: (props: BlockProps<Block>) => ReactNode
  /** Left out by kinds that bring no heading along. */
  readonly heading?: BlockHeading
}
