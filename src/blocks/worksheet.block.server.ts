import { refused, type BlockContent } from './block-content.server.ts'
import { plainText } from './plain-text.server.ts'
import type { WorksheetBlock } from './worksheet.block.ts'

export const worksheetContent: BlockContent<WorksheetBlock> = {
  type: 'worksheetBlock',
  parse({ fragment, id }, context) {
    const button = plainText(fragment.button)
    if (button === undefined) return refused('its button has no label')
    const body = context.richText(`${id}-body`, fragment.body, 'caption')
    return body ? { kind: 'worksheet', id, button, body } : refused('it has no sheets')
  },
  // The sheets have no reading time, because readers fill them in.
  texts: () => [],
}
