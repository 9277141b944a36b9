import type { ReactNode } from 'react'
import type { BlockKind, BlockProps } from './block-context.ts'
import { CareCard } from './CareCard.tsx'
import { Figure } from './Figure.tsx'
import { OptionGrid } from './OptionGrid.tsx'
import { QuestionsBlock } from './QuestionsBlock.tsx'
import { TextBlock } from './TextBlock.tsx'
import { Video } from './Video.tsx'

type BlockComponents = { readonly [K in BlockKind]: (props: BlockProps<K>) => ReactNode }

/** How each kind of block is shown. A kind without an entry is a type error. */
export const blockComponents: BlockComponents = {
  text: TextBlock,
  'care-card': CareCard,
  questions: QuestionsBlock,
  figure: Figure,
  video: Video,
  'option-grid': OptionGrid,
} satisfies BlockComponents
