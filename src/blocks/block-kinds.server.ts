import type { BlockContent } from './block-content.server.ts'
import type { BlockKind, BlockOf } from './block-kinds.ts'
import { careCardContent } from './care-card.block.server.ts'
import { figureContent } from './figure.block.server.ts'
import { optionGridContent } from './option-grid.block.server.ts'
import { questionsContent } from './questions.block.server.ts'
import { textContent } from './text.block.server.ts'
import { videoContent } from './video.block.server.ts'

/**
 * The half of each kind of block that only the server knows: how it is parsed, and how much there is to read in it. Of the
 * kinds that share a type of entry, the first whose parser returns something shows the entry.
 */
export const blockContents: { readonly [Kind in BlockKind]: BlockContent<BlockOf[Kind]> } = {
  text: textContent,
  'care-card': careCardContent,
  video: videoContent,
  figure: figureContent,
  'option-grid': optionGridContent,
  questions: questionsContent,
}
