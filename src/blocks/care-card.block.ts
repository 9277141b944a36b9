import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import { CareCard } from './CareCard.tsx'

export type Urgency = 'emergency' | 'urgent' | 'ask'
export type PhoneNumber = { readonly number: string; readonly label: string }

export type CareCardBlock = {
  readonly kind: 'care-card'
  readonly id: string
  readonly urgency: Urgency
  /** Replaces the heading that the urgency gives. */
  readonly heading?: string
  readonly body: RichText
  /** The numbers to call; left out when none is named. */
  readonly phones?: readonly PhoneNumber[]
  /** The numbers of all countries, for readers who are elsewhere. */
  readonly countries?: RichText
}

export const careCardBlock = { view: CareCard } as const satisfies BlockDefinition<CareCardBlock>
