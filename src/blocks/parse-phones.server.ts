import { westernDigits } from '#lib/western-digits.ts'
import type { PhoneNumber } from './care-card.block.ts'
import { plainText } from './plain-text.server.ts'

/**
 * Parses phone numbers as editors write them, such as `112 (EU), 911 (US)`. The number is what a phone dials: digits, with
 * an optional leading `+`; the label is the text as written. Parts without a number or with a repeated one are left out.
 */
export function parsePhones(written: unknown): readonly PhoneNumber[] {
  const phones = new Map<string, PhoneNumber>()
  // A comma in parentheses belongs to the label: `112 (EU, UK)`.
  for (const part of (plainText(written) ?? '').split(/[,;،，、；](?![^(（]*[)）])/)) {
    const label = part.trim()
    const number = dialled(label)
    if (number !== undefined && !phones.has(number)) phones.set(number, { number, label })
  }
  return [...phones.values()]
}

/**
 * Returns the first run of digits as Western digits, with its leading `+` if there is one, and without the spaces and signs
 * between them. Digits in parentheses, such as an area code, are part of the run; a `(0)` after a country code is left out.
 */
function dialled(label: string): string | undefined {
  const [run] = /\+?(?:\d|[(（]\d+[)）])(?:[\d\s./-]|[(（]\d*[)）])*/.exec(westernDigits(label)) ?? []
  return run?.replace(/(?<=^\+.*)[(（]0[)）]/, '').replace(/[^\d+]/g, '')
}
