import { refused, type BlockContent } from './block-content.server.ts'
import type { CareCardBlock, Urgency } from './care-card.block.ts'
import { parsePhones } from './parse-phones.server.ts'
import { plainText } from './plain-text.server.ts'

const urgencies: readonly Urgency[] = ['emergency', 'urgent', 'ask']

export const careCardContent: BlockContent<CareCardBlock> = {
  type: 'careCard',
  parse({ fragment, id }, context) {
    const urgency = urgencies.find((known) => known === fragment.urgency)
    if (!urgency) return refused('its urgency is unknown')
    // Terms are not explained here: a pop-up must never lie over what to do in an emergency.
    const body = context.richText(`${id}-body`, fragment.body, 'caption')
    if (!body) return refused('it has no text')
    const heading = plainText(fragment.heading)
    const phones = parsePhones(fragment.phone)
    return {
      kind: 'care-card',
      id,
      urgency,
      ...(heading !== undefined && { heading }),
      body,
      ...(phones.length > 0 && { phones }),
    }
  },
  texts: ({ heading, body }) => [heading, body],
}
