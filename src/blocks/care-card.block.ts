import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import { CareCard } from './CareCard.tsx'

export type Urgency = 'emergency' | 'urgent' | 'ask'
export type PhoneNumber = { readonly number: string; readonly label: string }

export type CareCardBlock = {
  readonly kind: 'care-card'
  readonly id: string
  readonly urgency: Urgency
  /** Replaces the heading of the urgency. */
  readonly heading?: string
  readonly body: RichText
  /** The numbers to call; left out when there are none. */
  readonly phones?: readonly PhoneNumber[]
  /** The numbers of all countries, for readers abroad. */
  readonly countries?: RichText
}

export const careCardBlock = { view: CareCard } as const satisfies BlockDefinition<CareCardBlock>
