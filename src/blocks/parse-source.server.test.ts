import { expect, test } from 'vitest'
import type { SourceFragment } from '#content-contract/operations.ts'
import { languages } from '#i18n/languages.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import { exampleContext, exampleSource } from './fragment-examples.server.ts'
import { parseSources } from './parse-source.server.ts'
import { sourceLabels } from './source-labels.server.ts'

const work: SourceFragment = { id: '1', language: null, citation: 'A work.' }

const hrefOf = (fields: Partial<SourceFragment>) => parseSources([{ ...work, ...fields }], exampleContext())[0]?.href

test('a source has its citation, its details and the URL of its DOI', () => {
  expect(parseSources([exampleSource, null, exampleSource], exampleContext())).toEqual([
    {
      id: '700',
      citation: 'European Association of Urology. Guidelines on Urolithiasis.',
      details: '2025. Chapter: 3.4. Edition: 2025. Checked: November 20, 2026.',
      href: 'https://doi.org/10.1016/j.eururo.2024.03.001',
    },
  ])
})

test.each([
  ['10.1000/182', 'https://doi.org/10.1000/182'],
  ['doi: 10.1000/182', 'https://doi.org/10.1000/182'],
  ['https://dx.doi.org/10.1002/(SICI)1<1::AID>3.0', 'https://doi.org/10.1002/(SICI)1%3C1::AID%3E3.0'],
  ['10.1000/a?b#c', 'https://doi.org/10.1000/a%3Fb%23c'],
])('the DOI %s becomes the URL %s', (doi, href) => {
  expect(hrefOf({ doi })).toBe(href)
})

test.each([
  '11.1000/182',
  '10.12/x',
  '10.1000/',
  '10.1000/a b',
  'javascript:alert(1)',
  'https://doi.org.evil.example/10.1000/1',
  '',
])('%j is not a valid DOI, and the href is used instead', (doi) => {
  expect(hrefOf({ doi })).toBeUndefined()
  expect(hrefOf({ doi, href: 'https://example.com/x' })).toBe('https://example.com/x')
})

test('a path as href becomes an absolute URL, and an unsafe href is left out and reported', () => {
  expect(hrefOf({ href: '/guidelines/urolithiasis' })).toBe('https://example.org/guidelines/urolithiasis')
  const context = exampleContext()
  expect(parseSources([{ ...work, citation: 'A', href: 'javascript:x' }], context)).toEqual([
    { id: '1', citation: 'A' },
  ])
  expect(context.problems).toMatchObject([{ source: '1' }])
})

test('a source has only its known details', () => {
  const detailsOf = (fields: Partial<SourceFragment>) =>
    parseSources([{ ...work, ...fields }], exampleContext())[0]?.details
  expect(detailsOf({ chapterName: ' ', edition: null, checked: null })).toBeUndefined()
  expect(detailsOf({ year: 2019, checked: '2026-11-20' })).toBe('2019. Checked: November 20, 2026.')
  expect(detailsOf({ chapterName: '3.4' })).toBe('Chapter: 3.4.')
})

test.each(languages)('the date of the last check ends in one full stop: %s', async (language) => {
  const i18n = await loadI18n(language)
  await loadMessages(i18n, 'content-labels')
  const context = exampleContext('en', { sourceLabels: sourceLabels(i18n) })
  const [source] = parseSources([{ ...work, checked: '2026-11-20' }], context)
  expect(source?.details).toMatch(/[^.。][.。]$/)
})

test('a day of checking that does not exist is left out and reported', () => {
  const context = exampleContext()
  expect(parseSources([{ ...work, checked: '2026-02-30' }], context)).toEqual([{ id: '1', citation: 'A work.' }])
  expect(context.problems).toMatchObject([{ field: 'checked', source: '1' }])
})

test('a source in another language than the site has its language', () => {
  expect(parseSources([exampleSource], exampleContext('nl'))[0]?.language).toBe('en-US')
})

test('a source without an id or a citation is left out and reported', () => {
  const context = exampleContext()
  expect(
    parseSources(
      [
        { ...work, citation: null },
        { ...work, id: null },
        { id: null, language: null },
      ],
      context,
    ),
  ).toEqual([])
  expect(parseSources(null, context)).toEqual([])
  expect(context.problems).toHaveLength(3)
})
