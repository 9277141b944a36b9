import { westernDigits } from '#lib/western-digits.ts'
import type { PhoneNumber } from './care-card.block.ts'
import { plainText } from './plain-text.server.ts'

/**
 * Phone numbers as editors write them, such as `112 (EU), 911 (US)`. The number is what a phone dials: digits, and `+` in
 * front; the label is what was written. Parts without a number are left out.
 */
export function parsePhones(written: unknown): readonly PhoneNumber[] {
  const phones = new Map<string, PhoneNumber>()
  // A comma in brackets belongs to the label: `112 (EU, UK)`.
  for (const part of (plainText(written) ?? '').split(/[,;،，、；](?![^(（]*[)）])/)) {
    const label = part.trim()
    const number = dialled(label)
    if (number !== undefined && !phones.has(number)) phones.set(number, { number, label })
  }
  return [...phones.values()]
}

/** The first run of digits, with the spaces and signs that people put between them. `(0)` after a country's code is not dialled. */
function dialled(label: string): string | undefined {
  const [run] = /\+?\d(?:[\d\s./-]|\(\d*\))*/.exec(westernDigits(label)) ?? []
  return run?.replace(/(?<=^\+.*)\(0\)/, '').replace(/[^\d+]/g, '')
}
