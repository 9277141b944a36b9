import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import { Figure } from './Figure.tsx'
import type { Picture } from './picture.ts'

export type FigureBlock = {
  readonly kind: 'figure'
  readonly id: string
  readonly picture: Picture
  readonly caption?: RichText
}

export const figureBlock = { view: Figure } as const satisfies BlockDefinition<FigureBlock>
