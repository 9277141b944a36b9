import { refused, type BlockContent } from './block-content.server.ts'
import type { OptionGridBlock } from './option-grid.block.ts'
import { parseOptionGrid } from './parse-option-grid.server.ts'

export const optionGridContent: BlockContent<OptionGridBlock> = {
  type: 'optionGrid',
  parse: ({ fragment, id }, context) =>
    parseOptionGrid(fragment, id, context) ?? refused('there is nothing to compare'),
  texts: ({ options, outcomes }) => [
    ...options.map(({ title }) => title),
    ...outcomes.map(({ label, timeframe = '', affected, outOf }) => `${label} ${timeframe} ${affected}/${outOf}`),
  ],
}
