import { refused, type BlockContent } from './block-content.server.ts'
import { parseSources } from './parse-source.server.ts'
import { plainText } from './plain-text.server.ts'
import type { TextBlock } from './text.block.ts'

export const textContent: BlockContent<TextBlock> = {
  type: 'textBlock',
  parse({ fragment, id, anchor }, context) {
    const heading = plainText(fragment.heading)
    const body = context.richText(`${id}-body`, fragment.body)
    if (heading === undefined && !body) return refused('it has neither a heading nor a text')
    const evidence = parseSources(fragment.evidence, context)
    return {
      kind: 'text',
      id,
      ...(anchor !== undefined && { anchor }),
      ...(heading !== undefined && { heading }),
      ...(body && { body }),
      ...(evidence.length > 0 && { evidence }),
    }
  },
  texts: ({ heading, body }) => [heading, body],
}
