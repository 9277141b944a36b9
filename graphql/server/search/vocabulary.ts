import { editDistance } from '#lib/edit-distance.ts'
import { isHan } from './fold-word.ts'

/** A word of the vocabulary that may be meant by another word, with the similarity of the two from 0 to 1. */
export type SimilarWord = {
  readonly word: string
  readonly term: number
  readonly similarity: number
  /**
   * The prominence: 1 or more for a word of a title or a text, usually less for a word that occurs only in other names,
   * because it may be a misspelling, and 0 for a stop word.
   */
  readonly prominence: number
}

/**
 * The maximum numbers of words that are read for a prefix and that are compared with a misspelled word. They limit the cost
 * of a query.
 */
const maxScannedWords = 4_000
const maxComparedWords = 300

/** The lengths between which a word can be misspelled, and from which on it may have two errors instead of one. */
const minMisspeltLength = 4
const maxMisspeltLength = 40
const minTwoErrorsLength = 7

/**
 * The words of an index, found by prefix and by similar spelling. Candidates for a misspelled word come from a trigram
 * index, so that the cost of a query depends on the words that share trigrams with it, and not on the size of the
 * vocabulary.
 */
export class Vocabulary {
  private readonly words: readonly string[]
  private readonly terms: Uint32Array
  /** The prominence of each word, by which words with the same prefix or the same similarity are sorted. */
  private readonly prominences: Float32Array
  private readonly trigrams = new Map<string, number>()
  private readonly starts: Uint32Array
  private readonly indexes: Uint32Array
  private readonly shared: Uint8Array
  private readonly indexByWord = new Map<string, number>()

  constructor(all: ReadonlyMap<string, { readonly term: number; readonly prominence: number }>) {
    this.words = [...all.keys()].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    this.terms = new Uint32Array(this.words.length)
    this.prominences = new Float32Array(this.words.length)
    for (const [index, word] of this.words.entries()) {
      const { term, prominence } = all.get(word) ?? { term: 0, prominence: 0 }
      this.terms[index] = term
      this.prominences[index] = prominence
      this.indexByWord.set(word, index)
    }
    const counts: number[] = []
    const eachTrigram = (visit: (trigram: number, index: number) => void) => {
      for (const [index, word] of this.words.entries()) {
        if (!canBeMisspelt(word)) continue
        for (const text of trigramsOf(word)) {
          let trigram = this.trigrams.get(text)
          if (trigram === undefined) {
            trigram = this.trigrams.size
            this.trigrams.set(text, trigram)
          }
          visit(trigram, index)
        }
      }
    }
    eachTrigram((trigram) => (counts[trigram] = (counts[trigram] ?? 0) + 1))
    this.starts = new Uint32Array(this.trigrams.size + 1)
    for (const [trigram, count] of counts.entries()) this.starts[trigram + 1] = (this.starts[trigram] ?? 0) + count
    const next = this.starts.slice()
    this.indexes = new Uint32Array(this.starts.at(-1) ?? 0)
    eachTrigram((trigram, index) => {
      const at = next[trigram] ?? 0
      this.indexes[at] = index
      next[trigram] = at + 1
    })
    this.shared = new Uint8Array(this.words.length)
  }

  get size(): number {
    return this.words.length
  }

  /** Returns the term of a word if exactly this form of it occurs. */
  termOf(word: string): number | undefined {
    const index = this.indexByWord.get(word)
    return index === undefined ? undefined : this.terms[index]
  }

  /** Returns the words with a prefix, the most prominent first. */
  withPrefix(prefix: string, max: number): SimilarWord[] {
    const first = this.firstFrom(prefix)
    const indexes: number[] = []
    for (let index = first; index < this.words.length && indexes.length < maxScannedWords; index += 1) {
      if (!(this.words[index] ?? '').startsWith(prefix)) break
      indexes.push(index)
    }
    return indexes
      .sort((one, other) => (this.prominences[other] ?? 0) - (this.prominences[one] ?? 0))
      .slice(0, max)
      .map((index) => this.similarWordAt(index, prefix.length / (this.words[index] ?? '').length))
  }

  /**
   * Returns the prominence of a word: 1 or more for a word of a title or a text, usually less for a word of other names
   * only, and 0 for a stop word or an unknown word.
   */
  prominenceOf(word: string): number {
    const index = this.indexByWord.get(word)
    return index === undefined ? 0 : (this.prominences[index] ?? 0)
  }

  private firstFrom(prefix: string): number {
    let low = 0
    let high = this.words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.words[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }

  private similarWordAt(index: number, similarity: number): SimilarWord {
    return {
      word: this.words[index] ?? '',
      term: this.terms[index] ?? 0,
      similarity,
      prominence: this.prominences[index] ?? 0,
    }
  }

  /** Returns the words that may be meant by a misspelled one, the likeliest first. */
  similarWords(word: string, max: number): SimilarWord[] {
    const length = word.length
    if (!canBeMisspelt(word)) return []
    const errors = length < minTwoErrorsLength ? 1 : 2
    const minShared = Math.max(2, length + 1 - 3 * errors)
    const touched: number[] = []
    for (const text of trigramsOf(word)) {
      const trigram = this.trigrams.get(text)
      if (trigram === undefined) continue
      for (let at = this.starts[trigram] ?? 0; at < (this.starts[trigram + 1] ?? 0); at += 1) {
        const index = this.indexes[at] ?? 0
        if (this.shared[index] === 0) touched.push(index)
        this.shared[index] = (this.shared[index] ?? 0) + 1
      }
    }
    const candidates: { index: number; shared: number }[] = []
    for (const index of touched) {
      const shared = this.shared[index] ?? 0
      this.shared[index] = 0
      if (shared >= minShared && Math.abs((this.words[index] ?? '').length - length) <= errors)
        candidates.push({ index, shared })
    }
    candidates.sort((one, other) => other.shared - one.shared)
    return candidates
      .slice(0, maxComparedWords)
      .flatMap(({ index }) => {
        const other = this.words[index] ?? ''
        const distance = editDistance(word, other, errors)
        if (distance > errors) return []
        // Readers seldom mistype the first letter, so words with a different first letter are rated as less similar.
        const first = other[0] === word[0] ? 0 : 0.5
        return [{ index, cost: distance + first }]
      })
      .sort(
        (one, other) =>
          one.cost - other.cost || (this.prominences[other.index] ?? 0) - (this.prominences[one.index] ?? 0),
      )
      .slice(0, max)
      .map(({ index, cost }) => this.similarWordAt(index, Math.max(0.2, 1 - (1.6 * cost) / length)))
  }

  /**
   * Returns the words that share the longest prefix with the word, for endings that the stemmer does not know. The prefix
   * has at least four letters and at least 60 % of the word.
   */
  withCommonPrefix(word: string, max: number): SimilarWord[] {
    const shortest = Math.max(4, Math.ceil(word.length * 0.6))
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const found = this.withPrefix(word.slice(0, length), max * 4).filter(
        (other) => other.word.length <= word.length + 4,
      )
      if (found.length > 0) {
        return found.slice(0, max).map(({ word: other, term, prominence }) => ({
          prominence,
          word: other,
          term,
          similarity: (0.9 * length) / Math.max(word.length, length + 1),
        }))
      }
    }
    return []
  }
}

const canBeMisspelt = (word: string) =>
  word.length >= minMisspeltLength && word.length <= maxMisspeltLength && !/\d/.test(word) && !isHan(word)

/** Returns the distinct trigrams of a word, padded so that its first and last letters count. */
function trigramsOf(word: string): Set<string> {
  const filled = `  ${word}  `
  const found = new Set<string>()
  for (let at = 0; at + 3 <= filled.length; at += 1) found.add(filled.slice(at, at + 3))
  return found
}
