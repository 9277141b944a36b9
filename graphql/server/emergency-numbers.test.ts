import { expect, test } from 'vitest'
import { loadContent } from './load-content.ts'
import { numbersOfSite } from './emergency-numbers.ts'

const site = (handle: string, language: string) => ({
  id: 1,
  handle,
  language,
  enabled: true,
  primary: false,
  name: handle,
  group: 'patients',
})

test('the countries of a site come first, in the order of the file, and the others by their names', () => {
  const countries = [
    { country: 'CH', emergency: ['144', '112'], sites: ['de', 'fr'] },
    { country: 'SE', emergency: ['112'], outOfHours: ['1177'] },
    { country: 'DE', emergency: ['112'], crisis: ['0800 1110111'], sites: ['de'] },
    { country: 'EG', emergency: ['123'], names: { 'de-DE': 'Land am Nil' } },
  ]
  expect(numbersOfSite(countries, site('de', 'de-DE'))).toEqual([
    { country: 'CH', name: 'Schweiz', isLocal: true, emergency: ['144', '112'], outOfHours: [], crisis: [] },
    { country: 'DE', name: 'Deutschland', isLocal: true, emergency: ['112'], outOfHours: [], crisis: ['0800 1110111'] },
    { country: 'EG', name: 'Land am Nil', isLocal: false, emergency: ['123'], outOfHours: [], crisis: [] },
    { country: 'SE', name: 'Schweden', isLocal: false, emergency: ['112'], outOfHours: ['1177'], crisis: [] },
  ])
  expect(numbersOfSite(countries, site('nl', 'nl-NL')).map(({ name }) => name)).toEqual([
    'Duitsland',
    'Egypte',
    'Zweden',
    'Zwitserland',
  ])
})

test('every site has a country of its own, with a name in its language for each', async () => {
  const { model } = await loadContent({ directory: 'graphql/content' })
  for (const one of model.sites) {
    const numbers = model.emergencyNumbers(one)
    expect(numbers.filter(({ isLocal }) => isLocal).length, one.handle).toBeGreaterThan(0)
    const initials = numbers.filter(({ name }) => /^[\p{Lu}.\s-]+$/u.test(name))
    expect(initials, one.handle).toEqual([])
  }
})

test('the Chinese site names 120 first', async () => {
  const { model } = await loadContent({ directory: 'graphql/content' })
  const chinese = model.site('cn')
  const local = chinese ? model.emergencyNumbers(chinese).filter(({ isLocal }) => isLocal) : []
  expect(local.map(({ name, emergency: [number] }) => [name, number])).toEqual([
    ['中国大陆', '120'],
    ['台湾', '119'],
    ['香港', '999'],
  ])
})
