import { join } from 'node:path'
import type { EntryDocument } from '../../graphql/server/content-files.ts'
import { ContentModel } from '../../graphql/server/content-model.ts'
import { loadContent } from '../../graphql/server/load-content.ts'
import { randomNumbers } from '../support/random-numbers.ts'

// Measures the search among generated entries: node --expose-gc tests/bench/search-growth.ts <number of entries>. Prints one
// line of JSON.

/** The directory of the content from which most words of the generated entries are taken. */
const content = join(import.meta.dirname, '../../graphql/content')

/** Returns the words of two or more letters in the texts of the primary site, with repetitions. */
const wordsIn = (model: ContentModel): readonly string[] =>
  model
    .all(model.primarySite)
    .flatMap(({ document }) => document.body.split(/[^A-Za-z]+/))
    .filter((word) => word.length > 1)

/**
 * Generates entries with titles, synonyms and texts of about 250 words. Nine words in ten are the site's own, with the same
 * frequencies; the others are made up, and their number grows with that of the entries, as in any collection of texts.
 */
function generateDocuments(count: number, model: ContentModel): EntryDocument[] {
  const random = randomNumbers(count)
  const own = wordsIn(model)
  const syllables = [
    'ba',
    'cor',
    'di',
    'ent',
    'fo',
    'gli',
    'hem',
    'ir',
    'kal',
    'lo',
    'min',
    'nar',
    'os',
    'pe',
    'qui',
    'ra',
  ]
  const madeUp = Array.from({ length: 3_000 + Math.round(60 * Math.sqrt(count)) }, () =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      '',
    ),
  )
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  // A few of the made-up words are frequent and most are rare.
  const word = () => (random() < 0.9 ? pick(own) : (madeUp[Math.floor(madeUp.length * random() ** 3)] ?? ''))
  const words = (length: number) => Array.from({ length }, word).join(' ')
  const site = model.primarySite
  return Array.from({ length: count }, (_, number): EntryDocument<'condition'> => ({
    site,
    place: {
      identity: `conditions/c${number}`,
      sectionHandle: 'conditions',
      typeHandle: 'condition',
      name: `c${number}`,
      prefix: 'condition/',
    },
    fields: {
      title: words(3),
      intro: words(20),
      synonyms: [words(2), words(2), words(3)],
      topics: [`topics/t${number % 8}`],
    },
    body: Array.from({ length: 5 }, (_section, at) => `## ${words(4)} {#a${at}}\n\n${words(45)}.`).join('\n\n'),
    file: '',
    isDraft: false,
    slugLine: 1,
    references: [],
    links: [],
  }))
}

const queries = [
  'kidney stones',
  'pee',
  'blood when I pee',
  'kindey stons',
  'what can I do when it burns and I have to go to the toilet all the time at night',
  'incontinense after operation',
  'the bladder',
  'urine',
  'hemcor dient',
  'uretrascopy',
]
/**
 * The most expensive queries: misspelled words, beginnings of many words, and no words at all, each up to the maximum
 * length.
 */
const hostile = [
  'a'.repeat(200),
  'kidney '.repeat(28),
  '%'.repeat(200),
  'kindey stons '.repeat(15),
  'co di pe mi en fo lo na '.repeat(8),
  Array.from({ length: 30 }, (_, place) => `urinx${String.fromCodePoint(97 + (place % 26))}`).join(' '),
  '\u202ekidney\u202c \u0000stones\u200b '.repeat(8),
  '肾'.repeat(200),
  'e\u0301'.repeat(100),
  '((((a+)+)+)+$ "kidney" AND -stones OR (title:*~2)',
  '__proto__ constructor toString hasOwnProperty',
]
const typed = ['k', 'ki', 'blo', 'blood i', 'kidn', 'prost', 'u', 'incont', 'the b', 'stons']

/**
 * Returns the median, the 99th percentile and the longest duration of `ask`, in milliseconds. Questions are varied by words
 * that are added, so that no timed one has been asked before. Those of the maximum length are an exception, because the
 * search truncates the variation and may use its cache.
 */
function measure(
  questions: readonly string[],
  ask: (question: string) => unknown,
  additions: readonly string[] = ['', 'a', 'an'],
) {
  // These queries are not timed, because V8 compiles the code during them.
  for (const question of questions) ask(`${question} zz`)
  const times = questions.flatMap((question) =>
    additions.map((addition) => {
      const begin = performance.now()
      ask(`${question} ${addition}`.trimEnd())
      return performance.now() - begin
    }),
  )
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { median: at(0.5), p99: at(0.99), longest: at(1) }
}

/** The number of words that are each added to every query: enough for a 99th percentile of ten queries. */
const additionsCount = 99

const megabytes = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1_000_000
}

const count = Number(process.argv[2])
const none = {
  redirects: [],
  questions: new Map(),
  revisions: [],
  globals: new Map(),
  messages: new Map(),
  drawings: new Map(),
  assets: new Map(),
}
const { model: own } = await loadContent({ directory: content })
const searchWords = new Map([['en', { ...own.searchWords(own.primarySite), names: {}, file: '', lines: {} }]])
const model = new ContentModel({
  ...none,
  sites: [own.primarySite],
  searchWords,
  triage: own.triage,
  emergencyNumbers: [],
  documents: generateDocuments(count, own),
})
const before = megabytes()
const begin = performance.now()
const search = model.search(model.primarySite)
const buildSeconds = (performance.now() - begin) / 1000
const memory = megabytes() - before
// The added words are taken at equal intervals from the different words of the texts.
const ownWords = [...new Set(wordsIn(own))]
const addedWords = Array.from(
  { length: additionsCount },
  (_, at) => ownWords[Math.floor((at * ownWords.length) / additionsCount)] ?? '',
)
const result = {
  count,
  buildSeconds,
  megabytes: memory,
  search: measure(queries, (query) => search.search(query, { limit: 10, offset: 0 }), ['', ...addedWords]),
  suggestions: measure(typed, (query) => search.suggest(query, 6)),
  answers: measure(queries, (query) => search.answers(query, { limit: 4 })),
  hostile: measure(hostile, (query) => {
    search.search(query, { limit: 10, offset: 0 })
    search.suggest(query, 6)
    search.answers(query, { limit: 4 })
  }),
}
process.stdout.write(`${JSON.stringify(result)}\n`)
