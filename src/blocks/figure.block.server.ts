import { refused, type BlockContent } from './block-content.server.ts'
import type { FigureBlock } from './figure.block.ts'
import { parsePicture } from './parse-picture.server.ts'

/** Parses figures, which are media blocks without a video, and returns their captions for the reading time. */
export const figureContent: BlockContent<FigureBlock> = {
  type: 'mediaBlock',
  parse({ fragment, id }, context) {
    const picture = parsePicture(fragment.image, `${id}-picture`, context)
    if (!picture) return refused('it has neither a picture nor a video')
    const caption = context.richText(`${id}-caption`, fragment.caption, 'caption')
    return { kind: 'figure', id, picture, ...(caption && { caption }) }
  },
  texts: ({ caption }) => [caption],
}
