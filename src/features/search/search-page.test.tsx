import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import type { SearchHit, SearchResults } from './search-results.ts'
import { SearchPage } from './SearchPage.tsx'

const names: Readonly<Record<string, string>> = {
  condition: 'Condition',
  treatment: 'Treatment',
  guideline: 'Guideline',
}
const nameOf = (type: string) => ({
  one: { id: `type-${type}`, message: names[type] ?? 'Page' },
  many: { id: `types-${type}`, message: `${names[type] ?? 'Page'}s` },
})

const results: readonly SearchHit[] = [
  {
    id: '1',
    title: { text: 'Kidney stones', marks: [0, 6] },
    path: '/condition/kidney-stones',
    excerpt: { text: 'A hard lump in the kidney.', marks: [19, 25] },
    kind: 'condition',
    language: 'en-US',
  },
  {
    id: '2',
    title: { text: 'Ureteroscopy', marks: [] },
    path: '/all-treatments/x',
    kind: 'treatment',
    language: 'en-US',
  },
  {
    id: '3',
    title: { text: 'Blood in the urine', marks: [] },
    path: '/condition/blood',
    kind: 'condition',
    language: 'en-US',
  },
  { id: '4', title: { text: 'Harnsteine', marks: [] }, path: '/guidelines/x', kind: 'guideline', language: 'de-DE' },
]

const resultsOf = (query: string, more: Partial<SearchResults> = {}): SearchResults => ({
  params: { query, page: 1 },
  results: [],
  total: 0,
  all: 0,
  pages: 1,
  kinds: [],
  topics: [],
  ...more,
})
const found = resultsOf('kidney', {
  results,
  total: 24,
  all: 24,
  pages: 3,
  kinds: [
    { value: 'condition', count: 14 },
    { value: 'treatment', count: 10 },
  ],
  topics: [{ value: 'stones', label: 'Stones', count: 12 }],
})
const renderSearch = (search: SearchResults) => renderMarkup(<SearchPage search={search} nameOf={nameOf} />)
const linksOf = (search: SearchResults) =>
  renderSearch(search)
    .all('a')
    .map((link) => attribute(link, 'href'))

test.each([
  ['results', found],
  ['no results', resultsOf('lithotripter')],
  [
    'no results of the selected kind',
    resultsOf('kidney', { all: 3, params: { query: 'kidney', kind: 'news', page: 1 } }),
  ],
  ['an empty query', resultsOf('')],
  [
    'a spelling suggestion and a definition',
    { ...found, spelling: 'kidney', definition: { term: 'kidney', text: 'An organ.' } },
  ],
] as const)('the search page renders valid markup with %s', (_, search) => {
  for (const site of ['en', 'ar'] as const)
    expectValidMarkup(renderMarkup(<SearchPage search={search} nameOf={nameOf} />, { site }), { isPage: true })
})

test('without results of the selected kind, a link shows all results in the same guideline', () => {
  const params = { query: 'kidney', kind: 'news', within: '/guidelines/urolithiasis', page: 1 } as const
  expect(linksOf(resultsOf('kidney', { all: 3, params }))).toContain(
    '/search?q=kidney&within=%2Fguidelines%2Furolithiasis',
  )
})

test('the heading has the number of results', () => {
  const title = (query: string, total: number) => renderSearch(resultsOf(query, { total, all: total })).words('h1')
  expect(title('kidney', 1234)).toBe('1,234 results for “kidney”')
  expect(title('kidney', 1)).toBe('1 result for “kidney”')
  expect(title('kidney', 0)).toBe('Nothing found for “kidney”')
  expect(title('', 0)).toBe('Search')
})

test('a condition whose treatments are compared links to the comparison', () => {
  const [stones, ...others] = results
  const compared = { ...found, results: [{ ...stones!, hasComparison: true }, ...others] }
  expect(linksOf(found)).not.toContain('/condition/kidney-stones/compare')
  expect(linksOf(compared)).toContain('/condition/kidney-stones/compare')
})

test('the query is escaped in the heading', () => {
  for (const typed of ['<0>hello</0>', '<b>x</b>', '{count}', '“quoted”', '<img src=x onerror=alert(1)>"']) {
    for (const total of [0, 3]) {
      const markup = renderSearch(resultsOf(typed, { total, all: total }))
      expect(markup.words('h1')).toContain(typed)
      expect(markup.all('img')).toEqual([])
    }
  }
})

test('results are grouped by kind with its count, in the order of the best result of each', () => {
  expect(
    renderSearch(found)
      .all('section')
      .map((section) => wordsOf(section)),
  ).toEqual([
    'Conditions 14Kidney stonesA hard lump in the kidney.Blood in the urine',
    'Treatments 10Ureteroscopy',
    'Guidelines 1HarnsteineIn German',
  ])
})

test('matched words are marked', () => {
  expect(
    renderSearch(found)
      .all('mark')
      .map((mark) => wordsOf(mark)),
  ).toEqual(['Kidney', 'kidney'])
})

test('a result in another language has hreflang and lang attributes', () => {
  const link = renderSearch(found).one((element) => attribute(element, 'hrefLang') === 'de-DE')
  expect(attribute(link, 'lang')).toBe('de-DE')
})

test('filters by kind and topic, and pagination, link the same query', () => {
  expect(linksOf(found)).toEqual(
    expect.arrayContaining([
      '/search?q=kidney&kind=condition',
      '/search?q=kidney&topic=stones',
      '/search?q=kidney&page=2#results',
      '/search?q=kidney&page=3#results',
    ]),
  )
  const narrowed = { ...found, params: { query: 'kidney', kind: 'condition', page: 2 } }
  expect(linksOf(narrowed)).toEqual(
    expect.arrayContaining([
      '/search?q=kidney',
      '/search?q=kidney&kind=condition&topic=stones',
      '/search?q=kidney&kind=condition',
    ]),
  )
})

test('a misspelled query links the suggested spelling', () => {
  expect(linksOf({ ...found, spelling: 'kidney stones' })).toContain('/search?q=kidney+stones')
})

test('a search without results links the index of conditions and the contact page', () => {
  expect(linksOf(resultsOf('lithotripter'))).toEqual(expect.arrayContaining(['/all-conditions', '/contact']))
})

test('a search without results of the selected kind links the unfiltered results', () => {
  expect(linksOf(resultsOf('kidney', { all: 3, params: { query: 'kidney', kind: 'news', page: 1 } }))).toContain(
    '/search?q=kidney',
  )
})

test('the first result links its sections', () => {
  const [first, ...others] = results
  const sections = [
    { title: 'What it is', anchor: 'what' },
    { title: 'How it feels', anchor: 'feels' },
  ]
  expect(linksOf({ ...found, results: [{ ...first!, sections }, ...others] })).toEqual(
    expect.arrayContaining(['/condition/kidney-stones#what', '/condition/kidney-stones#feels']),
  )
})

test('a form sends the query to the chatbot of the site, with and without results', () => {
  for (const search of [found, resultsOf('kidney')]) {
    const markup = renderSearch({ ...search, chatbot: '/chat/guide' })
    expectValidMarkup(markup, { isPage: true })
    const form = markup.one((element) => element.tagName === 'form' && attribute(element, 'method') === 'post')
    expect(attribute(form, 'action')).toBe('/chat/guide#answer')
    const button = markup.one((element) => attribute(element, 'name') === 'question')
    expect(attribute(button, 'value')).toBe('kidney')
  }
  expect(renderSearch(found).all((element) => attribute(element, 'name') === 'question')).toEqual([])
})

test('an empty search links the chatbot', () => {
  expect(linksOf(resultsOf('', { chatbot: '/chat/guide' }))).toContain('/chat/guide')
})
