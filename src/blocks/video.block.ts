import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import type { Picture } from './picture.ts'
import { Video } from './Video.tsx'

export type VideoBlock = {
  readonly kind: 'video'
  readonly id: string
  readonly url: string
  readonly still?: Picture
  readonly caption?: RichText
  readonly transcript?: RichText
}

export const videoBlock = { view: Video } as const satisfies BlockDefinition<VideoBlock>
