import { describe, expect, test } from 'vitest'
import { localNumbers, numbersByCountry, type EmergencyNumbers } from './emergency-numbers.server.ts'
import { exampleContext } from './fragment-examples.server.ts'
import { parseArticle } from './parse-article.server.ts'

const country = (code: string, name: string, more: Partial<EmergencyNumbers['countries'][number]> = {}) => ({
  country: code,
  name,
  isLocal: true,
  emergency: ['112'],
  outOfHours: [],
  crisis: [],
  ...more,
})

const german: EmergencyNumbers = {
  language: 'de-DE',
  countries: [
    country('DE', 'Deutschland', { outOfHours: ['116117'], crisis: ['0800 1110111'] }),
    country('AT', 'Österreich'),
    country('CH', 'Schweiz', { emergency: ['144', '112'] }),
    country('US', 'USA', { isLocal: false, emergency: ['911'] }),
  ],
}

describe('the numbers of the countries in which the language is spoken', () => {
  test('are listed once, with all countries that share them', () => {
    expect(localNumbers(german, 'emergency')).toEqual([
      { number: '112', label: '112 (Deutschland, Österreich)' },
      { number: '144', label: '144 (Schweiz)' },
    ])
    expect(localNumbers(german, 'outOfHours')).toEqual([{ number: '116117', label: '116117 (Deutschland)' }])
  })

  test('are dialled without spaces, and keep their order in text from right to left', () => {
    expect(localNumbers(german, 'crisis')).toEqual([
      { number: '08001110111', label: '\u20660800 1110111\u2069 (Deutschland)' },
    ])
  })

  test('are in Chinese brackets in Chinese text', () => {
    const countries = [country('CN', '中国大陆', { emergency: ['120'] })]
    expect(localNumbers({ language: 'zh-CN', countries }, 'emergency')).toEqual([
      { number: '120', label: '120（中国大陆）' },
    ])
  })
})

test('the list has all countries, with all their numbers, and escapes the texts of the content', () => {
  expect(
    numbersByCountry(
      'x',
      { ...german, countries: [country('CH', '<Schweiz>', { emergency: ['144', '112'] })] },
      'A & B',
    ),
  ).toEqual({
    kind: 'rich-text',
    id: 'x',
    html:
      '<p data-own-number=""></p><details><summary>A &amp; B</summary><ul><li data-country="CH" data-label="144 (&lt;Schweiz&gt;)">&lt;Schweiz&gt; ' +
      '<a href="tel:144" dir="ltr">144</a> <a href="tel:112" dir="ltr">112</a></li></ul></details>',
  })
  expect(numbersByCountry('x', { ...german, countries: [] }, 'A')).toBeUndefined()
})

describe('a care card', () => {
  const card = (urgency: string, phone: string | null) => {
    const [block] = parseArticle(
      {
        id: '1',
        title: 'Page',
        language: 'de-DE',
        blocks: [{ typeHandle: 'careCard', id: '2', heading: null, urgency, phone, body: '<p>Text</p>' }],
      },
      exampleContext('de', { numbers: german }),
    ).blocks
    if (block?.kind !== 'care-card') throw new Error('There is no card.')
    return { phones: block.phones?.map(({ label }) => label), hasCountries: block.countries !== undefined }
  }

  test('of an emergency has the numbers to call, and those of other countries', () => {
    expect(card('emergency', null)).toEqual({
      phones: ['112 (Deutschland, Österreich)', '144 (Schweiz)'],
      hasCountries: true,
    })
  })

  test('for the same day has the numbers for out of hours, and one for the next visit has none', () => {
    expect(card('urgent', null)).toEqual({ phones: ['116117 (Deutschland)'], hasCountries: false })
    expect(card('ask', null)).toEqual({ phones: undefined, hasCountries: false })
  })

  test('that is long has a place for the own number at its end only if it has numbers to repeat there', () => {
    const longCard = (countries: EmergencyNumbers['countries']) => {
      const signs = ['a', 'b', 'c', 'd', 'e', 'f']
      const body = `<ul>${signs.map((sign) => `<li>${sign}</li>`).join('')}</ul>`
      const rules = signs.map((sign) => ({ sign, group: null, heading: null }))
      return parseArticle(
        { id: '1', title: 'Page', blocks: [{ typeHandle: 'careCard', id: '2', urgency: 'emergency', body, rules }] },
        exampleContext('de', { numbers: { ...german, countries } }),
      ).blocks
    }
    expect(longCard(german.countries)).toMatchObject([{ isLong: true, ownNumber: { id: '2-own' } }])
    const [abroad] = longCard([country('US', 'USA', { isLocal: false })])
    expect(abroad).toMatchObject({ isLong: true, countries: {} })
    expect(abroad).not.toHaveProperty('ownNumber')
  })

  test('on which an editor has written numbers has these alone', () => {
    expect(card('emergency', '120 (A)')).toEqual({ phones: ['120 (A)'], hasCountries: false })
  })
})
