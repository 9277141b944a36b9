import { expect, test } from 'vitest'
import { sites } from '#sites/sites.ts'
import { parseMarkedText, parseSearchResults, parseSuggestions } from './parse-search-results.server.ts'

const entry = { id: '1', uri: 'condition/kidney-stones', typeHandle: 'condition', language: 'en-US' }
const title = { text: 'Kidney stones', marks: [0, 6] }
const sections = [
  { title: 'What it is', anchor: 'what' },
  { title: 'How it feels', anchor: 'feels' },
]
const params = { query: 'kidney', page: 1 }

test('a search result is parsed with every field', () => {
  const results = parseSearchResults(
    {
      searchEntries: {
        total: 21,
        all: 30,
        hits: [
          { entry, title, excerpt: { text: 'A lump.', marks: [] }, sections },
          { entry: { ...entry, id: '2', comparison: [{ id: '3' }] }, title, excerpt: null, sections },
        ],
        kinds: [{ handle: 'condition', count: 21 }],
        topics: [{ entry: { title: 'Stones', slug: 'stones', language: 'en-US' }, count: 4 }],
        spelling: 'kidney',
        definition: { title: 'kidney', definition: 'An organ.' },
      },
    },
    params,
    sites.nl,
  )
  expect(results).toEqual({
    params,
    results: [
      {
        id: '1',
        title,
        path: '/condition/kidney-stones',
        excerpt: { text: 'A lump.', marks: [] },
        kind: 'condition',
        language: 'en-US',
        sections,
      },
      {
        id: '2',
        title,
        path: '/condition/kidney-stones',
        kind: 'condition',
        language: 'en-US',
        hasComparison: true,
      },
    ],
    total: 21,
    all: 30,
    pages: 3,
    kinds: [{ value: 'condition', count: 21 }],
    topics: [{ value: 'stones', label: 'Stones', count: 4, language: 'en-US' }],
    spelling: 'kidney',
    definition: { term: 'kidney', text: 'An organ.' },
  })
})

test('an empty search result is parsed', () => {
  const empty = { total: 0, all: 0, hits: [], kinds: [], topics: [], spelling: null, definition: null }
  expect(parseSearchResults({ searchEntries: empty }, params, sites.en)).toEqual({
    params,
    results: [],
    total: 0,
    all: 0,
    pages: 1,
    kinds: [],
    topics: [],
  })
})

test('an entry without a uri, a title or an id is left out of results and suggestions', () => {
  const hits = [
    { entry: { ...entry, uri: null }, title, excerpt: null, sections: [] },
    { entry, title: { text: ' ', marks: [] }, excerpt: null, sections: [] },
    { entry: { ...entry, id: null }, title, excerpt: null, sections: [] },
  ]
  const searchEntries = { total: 3, all: 3, hits, kinds: [], topics: [], spelling: null, definition: null }
  expect(parseSearchResults({ searchEntries }, params, sites.en).results).toEqual([])
  expect(
    parseSuggestions({ suggestions: [{ entry: { ...entry, uri: null }, title, otherName: null }] }, sites.en),
  ).toEqual([])
})

test('highlight marks that are out of range or out of order are left out', () => {
  const marksOf = (...marks: number[]) => parseMarkedText({ text: 'Kidney stones', marks }).marks
  expect(marksOf(0, 6, 7, 13)).toEqual([0, 6, 7, 13])
  expect(marksOf(0, 6, 3, 9)).toEqual([0, 6])
  expect(marksOf(0, 60)).toEqual([])
  expect(marksOf(6, 0)).toEqual([])
  expect(marksOf(-1, 4)).toEqual([])
  expect(marksOf(0)).toEqual([])
})

test('only the first result of the first page has its sections', () => {
  const hits = [{ entry, title, excerpt: null, sections }]
  const searchEntries = { total: 11, all: 11, hits, kinds: [], topics: [], spelling: null, definition: null }
  const sectionsOn = (page: number) =>
    parseSearchResults({ searchEntries }, { query: 'kidney', page }, sites.en).results[0]?.sections
  expect(sectionsOn(1)).toEqual(sections)
  expect(sectionsOn(2)).toBeUndefined()
})
