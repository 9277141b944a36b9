import { refused, type BlockContent } from './block-content.server.ts'
import { plainText } from './plain-text.server.ts'
import type { PrintoutBlock } from './printout.block.ts'

export const printoutContent: BlockContent<PrintoutBlock> = {
  type: 'printoutBlock',
  parse({ fragment, id }, context) {
    const button = plainText(fragment.button)
    if (button === undefined) return refused('its button has no label')
    const body = context.richText(`${id}-body`, fragment.body, 'caption')
    return body ? { kind: 'printout', id, button, body } : refused('it has no sheets')
  },
  // The sheets have no reading time, because readers fill them in.
  texts: () => [],
}
