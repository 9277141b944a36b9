import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import type { Source } from './source.ts'
import { TextBlock as view } from './TextBlock.tsx'

export type TextBlock = {
  readonly kind: 'text'
  readonly id: string
  /** Anchor in the page; present when there is a heading. */
  readonly anchor?: string
  readonly heading?: string
  readonly body?: RichText
  /** The sources on which the text rests; left out when none is named. */
  readonly evidence?: readonly Source[]
}

export const textBlock = { view } as const satisfies BlockDefinition<TextBlock>
