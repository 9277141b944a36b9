import { msg } from '@lingui/core/macro'
import { EmergencyNumbersDocument, type EmergencyNumbersQuery } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { Site } from '#sites/sites.ts'
import type { PhoneNumber } from './care-card.block.ts'

export const countriesLabel = msg({
  message: 'Numbers in other countries',
  comment: 'Opens a list of countries with their emergency numbers',
})

/** The emergency numbers of all countries in the content, for one site (settled 14). */
export type EmergencyNumbers = {
  readonly countries: EmergencyNumbersQuery['emergencyNumbers']
  /** The language of the names of the countries. */
  readonly language: Site['locale']
}

/** The names of the sets of numbers of each country. */
type NumberSet = 'emergency' | 'outOfHours' | 'crisis'

/** Fetches the numbers of a site. Rejects as `fetchContent` does. */
export async function fetchEmergencyNumbers({ handle, locale }: Site): Promise<EmergencyNumbers> {
  const { emergencyNumbers } = await fetchContent(EmergencyNumbersDocument, { site: handle })
  return { countries: emergencyNumbers, language: locale }
}

/**
 * Returns the first number of each country in which the site's language is spoken, with the countries that share it:
 * `112 (Germany, Austria)`.
 */
export function localNumbers({ countries, language }: EmergencyNumbers, set: NumberSet): readonly PhoneNumber[] {
  const countriesOf = new Map<string, string[]>()
  for (const {
    isLocal,
    name,
    [set]: [number],
  } of countries)
    if (isLocal && number !== undefined) countriesOf.set(number, [...(countriesOf.get(number) ?? []), name])
  return [...countriesOf].map(([number, names]) => phoneNumber(number, names, language))
}

/**
 * Returns the list of all countries with their emergency numbers, folded away below `label`, and a placeholder for the
 * number of the reader's own country (`enhance-emergency-numbers.ts`). Returns undefined when the content has no numbers.
 */
export function numbersByCountry(
  id: string,
  { countries, language }: EmergencyNumbers,
  label: string,
): RichText | undefined {
  if (countries.length === 0) return undefined
  const items = countries.map(({ country, name, emergency }) => {
    const [first = ''] = emergency
    const links = emergency.map((number) => `<a href="tel:${dialled(number)}" dir="ltr">${escapeHtml(number)}</a>`)
    const { label: own } = phoneNumber(first, [name], language)
    return `<li data-country="${escapeHtml(country)}" data-label="${escapeHtml(own)}">${escapeHtml(name)} ${links.join(' ')}</li>`
  })
  return {
    kind: 'rich-text',
    id,
    html: `${ownNumber}<details><summary>${escapeHtml(label)}</summary><ul>${items.join('')}</ul></details>`,
  }
}

const ownNumber = '<p data-own-number=""></p>'

/** Returns a further placeholder for the number of the reader's own country. */
export const placeOfOwnNumber = (id: string): RichText => ({ kind: 'rich-text', id, html: ownNumber })

const dialled = (number: string): string => number.replace(/[^\d+]/g, '')

const commas: Partial<Record<Site['locale'], string>> = { ar: '، ', 'zh-CN': '、' }

function phoneNumber(number: string, names: readonly string[], language: Site['locale']): PhoneNumber {
  const list = names.join(commas[language] ?? ', ')
  // Without the isolate, right-to-left text would show the groups of digits in reverse order.
  const shown = number.includes(' ') ? `\u2066${number}\u2069` : number
  return { number: dialled(number), label: language === 'zh-CN' ? `${shown}（${list}）` : `${shown} (${list})` }
}
