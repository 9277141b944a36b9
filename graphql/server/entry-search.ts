import MiniSearch from 'minisearch'
import type { StoredEntry } from './stored-entry.ts'
import { searchableText } from './render-markdown.ts'

interface SearchDocument {
  id: number
  title: string
  synonyms: string
  intro: string
  headings: string
  text: string
}

const unsearched = new Set(['source', 'person', 'redirect'])

// What Unicode's decomposition leaves as letters of their own.
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
}

/** Lower case without diacritics, so that "niño" finds "nino" and "حصَاة" finds "حصاه". */
function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[أإآٱةى]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđıςـ]/g, (letter) => foldedLetters[letter] ?? letter)
}

// Chinese is written without spaces; one segmenter serves all searches.
const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' })
const chineseLetters = /\p{Script=Han}/u

const segments = (text: string) => [...chineseWords.segment(text)].map(({ segment }) => segment)

function pairs(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
}

/** The words of a text, folded; Arabic ones without their article. */
function plainWords(text: string, language: string): string[] {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return language.startsWith('ar') ? words.map((word) => (word.length > 4 ? word.replace(/^ال/, '') : word)) : words
}

/**
 * The words under which a text is found. Where a Chinese word begins and ends depends on what stands around it, so
 * each pair of characters is a word as well: 结石 is found in 肾结石.
 */
function indexedWords(text: string, language: string): string[] {
  return plainWords(text, language).flatMap((word) =>
    chineseLetters.test(word) ? [...segments(word), ...pairs(word)] : [word],
  )
}

/** The words of a query: Chinese ones cut as in `indexedWords`, longer ones into their pairs. */
function soughtWords(query: string, language: string): string[] {
  return plainWords(query, language).flatMap((word) =>
    chineseLetters.test(word)
      ? segments(word).flatMap((part) => ([...part].length > 2 ? pairs(part) : [part]))
      : [word],
  )
}

/** People look for what they have, then for what can be done about it; the rest is read about. */
const kindWeights: Partial<Record<string, number>> = { condition: 2, situation: 1.5, treatment: 1.5, glossaryTerm: 0.7 }

/**
 * The search index of one site, that is of one language: title, synonyms, introduction, headings and text of all its
 * entries that people look for. Words may be begun only, and may be misspelt: about one letter in five.
 */
export class EntrySearch {
  private readonly index: MiniSearch<SearchDocument>
  private readonly entries: readonly StoredEntry[]

  constructor(language: string, entries: readonly StoredEntry[]) {
    this.entries = entries
    this.index = new MiniSearch<SearchDocument>({
      fields: ['title', 'synonyms', 'intro', 'headings', 'text'],
      tokenize: (text) => indexedWords(text, language),
      processTerm: (word) => word,
      searchOptions: {
        tokenize: (query) => soughtWords(query, language),
        boostDocument: (id) => kindWeights[this.entries[Number(id)]?.typeHandle ?? ''] ?? 1,
        boost: { title: 6, synonyms: 5, intro: 2, headings: 2 },
        prefix: (word) => word.length >= 3 || chineseLetters.test(word),
        fuzzy: (word) => (word.length >= 4 && !chineseLetters.test(word) ? 0.2 : false),
        weights: { prefix: 0.5, fuzzy: 0.35 },
      },
    })
    this.index.addAll(
      entries.flatMap((entry, id) => (unsearched.has(entry.typeHandle) ? [] : [searchDocument(entry, id)])),
    )
  }

  /**
   * The entries that hold all words; when none does, those that hold any.
   *
   * @returns entries with their score, a positive whole number, best first
   */
  find(query: string): { entry: StoredEntry; score: number }[] {
    const all = this.index.search(query, { combineWith: 'AND' })
    const results = all.length > 0 ? all : this.index.search(query, { combineWith: 'OR' })
    return results.flatMap(({ id, score }) => {
      const entry = this.entries[Number(id)]
      return entry ? [{ entry, score: Math.max(1, Math.round(score * 10)) }] : []
    })
  }
}

function searchDocument(entry: StoredEntry, id: number): SearchDocument {
  const { intro, keyPoints, synonyms, searchDescription } = entry.page
  const body = searchableText(entry.document.body)
  const { fields } = entry
  const more: (string | undefined)[] = []
  if ('definition' in fields) more.push(fields.definition)
  if ('quote' in fields) more.push(fields.quote)
  if ('variants' in fields) more.push(...(fields.variants ?? []))
  if ('city' in fields) more.push(fields.city, fields.venue)
  if ('greeting' in fields) more.push(fields.greeting)
  if ('minutes' in fields || 'endText' in fields) {
    for (const chapter of fields.chapters) {
      more.push(chapter.title, ...chapter.items.flatMap((item) => [item.title, item.body, item.question]))
    }
  }
  return {
    id,
    title: entry.title,
    synonyms: [...(synonyms ?? []), ...('variants' in fields ? (fields.variants ?? []) : [])].join(' '),
    intro: [intro, ...(keyPoints ?? []), searchDescription].join(' '),
    headings: body.headings,
    text: [body.text, ...more].join(' '),
  }
}
