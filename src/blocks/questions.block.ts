import type { BlockDefinition } from './block-definition.ts'
import { QuestionsBlock as view, QuestionsHeading } from './QuestionsBlock.tsx'

export type QuestionsBlock = { readonly kind: 'questions'; readonly id: string; readonly questions: readonly string[] }

export const questionsBlock = {
  view,
  heading: { anchor: 'questions', Heading: QuestionsHeading },
} as const satisfies BlockDefinition<QuestionsBlock>
