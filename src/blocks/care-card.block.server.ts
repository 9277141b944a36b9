import { refused, type BlockContent, type BlockParserContext } from './block-content.server.ts'
import type { CareCardBlock, PhoneNumber, Urgency } from './care-card.block.ts'
import { arrangeSigns, showWrittenSigns } from './care-signs.server.ts'
import { localNumbers, numbersByCountry, placeOfOwnNumber } from './emergency-numbers.server.ts'
import { parsePhones } from './parse-phones.server.ts'
import type { RichText } from '#lib/rich-text.ts'
import { nonNull, plainText } from './plain-text.server.ts'

const urgencies: readonly Urgency[] = ['emergency', 'urgent', 'ask']

type CardNumbers = { readonly phones: readonly PhoneNumber[]; readonly countries?: RichText | undefined }

/** Returns the default numbers of a card, for cards without numbers of their own. */
function numbersOf(urgency: Urgency, id: string, { numbers, labels }: BlockParserContext): CardNumbers {
  switch (urgency) {
    case 'emergency':
      return { phones: localNumbers(numbers, 'emergency'), countries: numbersByCountry(id, numbers, labels.countries) }
    case 'urgent':
      return { phones: localNumbers(numbers, 'outOfHours') }
    case 'ask':
      return { phones: [] }
  }
}

export const careCardContent: BlockContent<CareCardBlock> = {
  type: 'careCard',
  parse({ fragment, id }, context) {
    const urgency = urgencies.find((option) => option === fragment.urgency)
    if (!urgency) return refused('its urgency is unknown')
    // The text is parsed as a caption, in which glossary terms are not marked, because their pop-ups must never cover the
    // advice for an emergency.
    const written = context.richText(`${id}-body`, fragment.body, 'caption')
    if (!written) return refused('it has no text')
    const rules = nonNull(fragment.rules)
    const { body, isLong } = context.writtenSigns
      ? { body: showWrittenSigns(written, rules, context.writtenSigns), isLong: false }
      : arrangeSigns(written, rules)
    const heading = plainText(fragment.heading)
    const ownPhones = parsePhones(fragment.phone)
    const { phones, countries } =
      ownPhones.length > 0
        ? { phones: ownPhones, countries: undefined }
        : numbersOf(urgency, `${id}-countries`, context)
    return {
      kind: 'care-card',
      id,
      urgency,
      ...(heading !== undefined && { heading }),
      body,
      ...(isLong && { isLong }),
      ...(phones.length > 0 && { phones }),
      ...(countries && { countries }),
      // A long card without phone numbers has none at its end, and hydration fails on rich text that is not shown.
      ...(countries && isLong && phones.length > 0 && { ownNumber: placeOfOwnNumber(`${id}-own`) }),
    }
  },
  texts: ({ heading, body }) => [heading, body],
}
