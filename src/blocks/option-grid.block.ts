import type { BlockDefinition } from './block-definition.ts'
import { OptionGrid, OptionGridHeading } from './OptionGrid.tsx'
import type { Source } from './source.ts'

export type OptionGridBlock = {
  readonly kind: 'option-grid'
  readonly id: string
  readonly options: readonly { readonly id: string; readonly title: string; readonly path?: string }[]
  readonly outcomes: readonly {
    readonly id: string
    readonly optionId: string
    readonly label: string
    readonly outOf: number
    readonly affected: number
    readonly timeframe?: string
    readonly source?: Source
  }[]
}

export const optionGridBlock = {
  view: OptionGrid,
  heading: { anchor: 'comparison', Heading: OptionGridHeading },
} as const satisfies BlockDefinition<OptionGridBlock>
