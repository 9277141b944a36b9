import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import type { Source } from './source.ts'
import { TextBlock as view } from './TextBlock.tsx'

export type TextBlock = {
  readonly kind: 'text'
  readonly id: string
  /** The anchor of the text; left out when it has no heading. */
  readonly anchor?: string
  readonly heading?: string
  readonly body?: RichText
  /** The sources that support the text; left out when there are none. */
  readonly evidence?: readonly Source[]
}

export const textBlock = { view } as const satisfies BlockDefinition<TextBlock>
