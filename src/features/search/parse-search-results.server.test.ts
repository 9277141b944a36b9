import { expect, test } from 'vitest'
import { sites } from '#sites/sites.ts'
import { parseMarkedText, parseSearchResults, parseSuggestions } from './parse-search-results.server.ts'

const entry = { id: '1', uri: 'condition/kidney-stones', typeHandle: 'condition', language: 'en-US' }
const title = { text: 'Kidney stones', marks: [0, 6] }
const params = { query: 'kidney', page: 1 }

test('a search result is parsed with every field', () => {
  const results = parseSearchResults(
    {
      searchEntries: {
        total: 21,
        all: 30,
        hits: [{ entry, title, excerpt: { text: 'A lump.', marks: [] } }],
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
    { entry: { ...entry, uri: null }, title, excerpt: null },
    { entry, title: { text: ' ', marks: [] }, excerpt: null },
    { entry: { ...entry, id: null }, title, excerpt: null },
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
