import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import { CareCard } from './CareCard.tsx'

export type Urgency = 'emergency' | 'urgent' | 'ask'
export type PhoneNumber = { readonly number: string; readonly label: string }

export type CareCardBlock = {
  readonly kind: 'care-card'
  readonly id: string
  readonly urgency: Urgency
  /** The heading that editors have written; left out when the fixed heading of the urgency is shown. */
  readonly heading?: string
  readonly body: RichText
  /** Whether the card has so many signs that the numbers are shown again at its end. */
  readonly isLong?: boolean
  /** The numbers to call; left out when there are none. */
  readonly phones?: readonly PhoneNumber[]
  /** The texts around the label of a number, for a card in a different language from the page. */
  readonly callLabel?: { readonly before: string; readonly after: string }
  /** The numbers of all countries, for readers abroad. */
  readonly countries?: RichText
  /** The place at the end of a long card for the number of the reader's country (`enhance-emergency-numbers.ts`). */
  readonly ownNumber?: RichText
}

export const careCardBlock = { view: CareCard } as const satisfies BlockDefinition<CareCardBlock>
