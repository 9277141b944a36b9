import type { BlockContent } from './block-content.server.ts'
import type { BlockKind, BlockOf } from './block-kinds.ts'
import { careCardContent } from './care-card.block.server.ts'
import { figureContent } from './figure.block.server.ts'
import { optionGridContent } from './option-grid.block.server.ts'
import { worksheetContent } from './worksheet.block.server.ts'
import { questionsContent } from './questions.block.server.ts'
import { textContent } from './text.block.server.ts'
import { videoContent } from './video.block.server.ts'

/**
 * The server-only halves of all kinds of blocks, with the parser of each kind and the texts that are included in the reading
 * time. Where kinds share a type of entry, the first of them whose parser returns something gets the entry.
 */
export const blockContents: { readonly [Kind in BlockKind]: BlockContent<BlockOf[Kind]> } = {
  text: textContent,
  'care-card': careCardContent,
  video: videoContent,
  figure: figureContent,
  'option-grid': optionGridContent,
  questions: questionsContent,
  worksheet: worksheetContent,
}
