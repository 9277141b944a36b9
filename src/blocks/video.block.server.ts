import type { BlockContent, BlockParserContext } from './block-content.server.ts'
import { ownOriginsOf } from './parse-link.server.ts'
import { parsePicture } from './parse-picture.server.ts'
import { plainText, type Maybe } from './plain-text.server.ts'
import { resolveHref } from './resolve-href.server.ts'
import type { VideoBlock } from './video.block.ts'

export const videoContent: BlockContent<VideoBlock> = {
  type: 'mediaBlock',
  parse({ fragment, id }, context) {
    const url = videoAddress(fragment.videoUrl, context)
    if (url === undefined) return undefined
    const still = parsePicture(fragment.image, `${id}-picture`, context)
    const caption = context.richText(`${id}-caption`, fragment.caption, 'caption')
    const transcript = context.richText(`${id}-transcript`, fragment.transcript)
    return {
      kind: 'video',
      id,
      url,
      ...(still && { still }),
      ...(caption && { caption }),
      ...(transcript && { transcript }),
    }
  },
  // The transcript is folded away under the video, so it is not included in the reading time.
  texts: ({ caption }) => [caption],
}

/**
 * Returns the absolute URL of a video, which is the public URL for our own pages. Anything but an HTTP URL or a path is
 * reported, and the result is undefined, as it is for an empty field.
 */
function videoAddress(written: Maybe<string>, context: BlockParserContext): string | undefined {
  const address = plainText(written)
  if (address === undefined) return undefined
  const target = resolveHref(address, ownOriginsOf(context))
  if (target.kind === 'external') return target.href
  if (target.kind === 'internal') return context.publicHref(context.site.handle, target.path)
  context.report({ message: 'The address of a video is left out.' })
  return undefined
}
