import type { BlockDefinition } from './block-definition.ts'
import type { Language } from '#i18n/languages.ts'
import { OptionGrid, OptionGridHeading } from './OptionGrid.tsx'
import type { Source } from './source.ts'

export type OptionGridBlock = {
  readonly kind: 'option-grid'
  readonly id: string
  readonly options: readonly {
    readonly id: string
    readonly title: string
    readonly path?: string
    /** The language of the title, when it is known. */
    readonly language?: Language
  }[]
  /** One or two sentences about the people who were counted. */
  readonly people?: string
  readonly outcomes: readonly {
    readonly id: string
    readonly optionId: string
    readonly label: string
    readonly outOf: number
    readonly affected: number
    /** Whether it is good or bad when more people have this result; left out if the editors have not set it. */
    readonly more?: 'better' | 'worse'
    readonly timeframe?: string
    readonly source?: Source
  }[]
}

export const optionGridBlock = {
  view: OptionGrid,
  heading: { anchor: 'comparison', Heading: OptionGridHeading },
} as const satisfies BlockDefinition<OptionGridBlock>
