import { expect, test } from 'vitest'
import { sites } from '#sites/sites.ts'
import { findCodedPages } from './find-coded-pages.server.ts'
import { siteOfLanguage } from './site-of-language.server.ts'
import { siteHandles } from '#sites/site-languages.ts'

const titles = async (handle: keyof typeof sites, system: 'icd-10' | 'icd-10-cm' | 'icd-11' | 'loinc', code: string) =>
  (await findCodedPages(sites[handle], { system, code })).map(({ link }) => link.label)

test('a code leads to the page that has it', async () => {
  expect(await titles('en', 'icd-10', 'N20')).toEqual(['Kidney stones'])
  expect(await titles('en', 'icd-11', '2C82')).toEqual(['Prostate cancer'])
  expect(await titles('en', 'loinc', '2857-1')).toEqual(['A raised PSA and the prostate biopsy'])
})

test('a code that no page has leads to the page with the nearest broader code', async () => {
  expect(await titles('en', 'icd-10-cm', 'N20.0')).toEqual(['Kidney stones'])
  expect(await titles('en', 'icd-10-cm', 'N30.11')).toEqual(['Bladder pain syndrome'])
})

test('a code does not lead to pages with narrower codes', async () => {
  expect(await titles('en', 'icd-10', 'N13')).toEqual([])
})

test('several pages are listed with the broadest first', async () => {
  expect(await titles('en', 'icd-10', 'N23')).toEqual([
    'Renal colic: the pain of a stone',
    'Waiting and pain relief for a stone',
  ])
})

test('a page is in the language of the site, or else in English and labeled so', async () => {
  const [translated] = await findCodedPages(sites.nl, { system: 'icd-10', code: 'N20' })
  expect(translated).toMatchObject({
    language: 'nl-NL',
    codes: ['N20'],
    link: { label: 'Nierstenen', path: '/condition/nierstenen' },
    translations: { en: { path: '/condition/kidney-stones', title: 'Kidney stones' } },
  })
  expect(translated?.link.language).toBeUndefined()
  const [untranslated] = await findCodedPages(sites.fi, { system: 'icd-10', code: 'N48.6' })
  expect(untranslated).toMatchObject({ language: 'en-US', link: { language: 'en-US' } })
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['zh', 'cn'],
  ['zh-Hant-TW', undefined],
  ['ja', undefined],
  // The Croatian site does not support clinical codes.
  ['hr', undefined],
])('a request in %s is answered by the site %s', (tag, handle) => {
  expect(siteOfLanguage(new Intl.Locale(tag), siteHandles)?.handle).toBe(handle)
})

test('a disabled site does not respond to requests', () => {
  expect(siteOfLanguage(new Intl.Locale('de'), ['en'])).toBeUndefined()
})
