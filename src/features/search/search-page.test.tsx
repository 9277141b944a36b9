import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectSound } from '../../../tests/support/expect-sound.ts'
import { piecesOf } from './Marked.tsx'
import { SearchPage, type SearchResult } from './SearchPage.tsx'

const results: readonly SearchResult[] = [
  {
    id: '1',
    title: 'Kidney stones',
    path: '/condition/kidney-stones',
    intro: 'A hard lump.',
    kindLabel: 'Conditions',
    language: 'en-US',
  },
  { id: '2', title: 'Ureteroscopy', path: '/all-treatments/ureteroscopy', kindLabel: 'Treatments', language: 'en-US' },
  {
    id: '3',
    title: 'Blood in the urine',
    path: '/condition/blood-in-urine',
    kindLabel: 'Conditions',
    language: 'en-US',
  },
  { id: '4', title: 'Harnsteine', path: '/guidelines/urolithiasis', language: 'de-DE' },
]

test.each([
  ['results', 'kidney', results, 24],
  ['no results', 'lithotripter', [], 0],
  ['no search yet', '', [], 0],
] as const)('the search page is sound with %s', (_, query, found, total) => {
  for (const site of ['en', 'ar'] as const)
    expectSound(renderMarkup(<SearchPage query={query} results={found} total={total} />, { site }), { isPage: true })
})

test('the title counts', () => {
  const title = (query: string, total: number) =>
    renderMarkup(<SearchPage query={query} results={results.slice(0, total)} total={total} />).words('h1')
  expect(title('kidney', 1234)).toBe('1,234 results for “kidney”')
  expect(title('kidney', 1)).toBe('1 result for “kidney”')
  expect(title('kidney', 0)).toBe('Nothing found for “kidney”')
  expect(title('', 0)).toBe('Search')
})

test('results of one kind stand together, in the order of their best', () => {
  const markup = renderMarkup(<SearchPage query="x" results={results} total={4} />)
  expect(markup.all('section').map((section) => wordsOf(section))).toEqual([
    'ConditionsKidney stonesA hard lump.Blood in the urine',
    'TreatmentsUreteroscopy',
    'HarnsteineIn German',
  ])
})

test('a result in another language says which', () => {
  const link = renderMarkup(<SearchPage query="x" results={results} total={4} />).one(
    (element) => attribute(element, 'hrefLang') === 'de-DE',
  )
  expect(attribute(link, 'lang')).toBe('de-DE')
})

test('a search that found nothing offers other ways', () => {
  const links = renderMarkup(<SearchPage query="x" results={[]} total={0} />)
    .all('a')
    .map((link) => attribute(link, 'href'))
  expect(links).toEqual(expect.arrayContaining(['/all-conditions', '/contact']))
})

test('what was searched for is shown as text, whatever it is', () => {
  const markup = renderMarkup(<SearchPage query={'<img src=x onerror=alert(1)>"'} results={results} total={4} />)
  expect(markup.all('img')).toEqual([])
})

describe('marking', () => {
  const marked = (text: string, query: string) => piecesOf(text, query).filter((_, place) => place % 2 === 1)

  test('words are marked whatever their case, also when only their beginning was typed', () => {
    expect(marked('Kidney stones and a kidney', 'KIDNEY stone')).toEqual(['Kidney', 'stones', 'kidney'])
  })

  test('a word inside another is not marked', () => {
    expect(marked('pyelonephritis', 'nephritis')).toEqual([])
  })

  test('signs have no meaning', () => {
    expect(marked('a (b) c.*', '(.*)+[')).toEqual([])
    expect(piecesOf('text', '')).toEqual(['text'])
  })

  test('Chinese is marked by the word that was typed', () => {
    expect(marked('肾结石怎么办', '结石')).toEqual(['结石'])
  })
})
