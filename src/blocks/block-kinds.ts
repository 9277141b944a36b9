import type { BlockDefinition } from './block-definition.ts'
import { careCardBlock } from './care-card.block.ts'
import { figureBlock } from './figure.block.ts'
import { optionGridBlock } from './option-grid.block.ts'
import { worksheetBlock } from './worksheet.block.ts'
import { questionsBlock } from './questions.block.ts'
import { textBlock } from './text.block.ts'
import { videoBlock } from './video.block.ts'

/** The definitions of all kinds of blocks, by name. Their server-only halves are in `block-kinds.server.ts`. */
const kinds = {
  text: textBlock,
  'care-card': careCardBlock,
  figure: figureBlock,
  video: videoBlock,
  'option-grid': optionGridBlock,
  questions: questionsBlock,
  worksheet: worksheetBlock,
}

type Kinds = typeof kinds
export type BlockKind = keyof Kinds

/** The type of the block of each kind, as its view expects it. */
export type BlockOf = {
  readonly [Kind in BlockKind]: Extract<Parameters<Kinds[Kind]['view']>[0]['block'], { readonly kind: Kind }>
}

/** A block that an editor can put on a page. The union has one member for each kind. */
export type Block = BlockOf[BlockKind]

/** The same definitions, typed so that the view of each kind takes the blocks of that kind. */
export const blockKinds: { readonly [Kind in BlockKind]: BlockDefinition<BlockOf[Kind]> } = kinds
