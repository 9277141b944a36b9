import { editDistance } from '#lib/edit-distance.ts'
import { isHan } from './fold-word.ts'

/** A word of the vocabulary that another one may stand for: how like it is, from 0 to 1. */
export type LikeWord = {
  readonly word: string
  readonly term: number
  readonly likeness: number
  /** From 1 on it stands in a title or a text, and not only among the names that readers may misspell. */
  readonly worth: number
}

/** How many words with one beginning, or with letters in common, are looked at: beyond it no more is learnt. */
const mostScanned = 4_000
const mostVerified = 300

/**
 * All words of an index, to be found by their beginning and by what is written like them. What is misspelt is found through
 * the groups of three letters that it shares with words, so that a search costs as much as there are such words, and not
 * as there are words.
 */
export class Vocabulary {
  private readonly words: readonly string[]
  private readonly terms: Uint32Array
  /** How much a word is worth beside others that are as like: those of titles and other names before those of texts. */
  private readonly worths: Float32Array
  private readonly trigrams = new Map<string, number>()
  private readonly starts: Uint32Array
  private readonly places: Uint32Array
  private readonly shared: Uint8Array
  private readonly placeByWord = new Map<string, number>()

  constructor(all: ReadonlyMap<string, { readonly term: number; readonly worth: number }>) {
    this.words = [...all.keys()].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    this.terms = new Uint32Array(this.words.length)
    this.worths = new Float32Array(this.words.length)
    for (const [place, word] of this.words.entries()) {
      const { term, worth } = all.get(word) ?? { term: 0, worth: 0 }
      this.terms[place] = term
      this.worths[place] = worth
      this.placeByWord.set(word, place)
    }
    const counts: number[] = []
    const eachTrigram = (visit: (trigram: number, place: number) => void) => {
      for (const [place, word] of this.words.entries()) {
        if (!canBeMisspelt(word)) continue
        for (const text of trigramsOf(word)) {
          let trigram = this.trigrams.get(text)
          if (trigram === undefined) {
            trigram = this.trigrams.size
            this.trigrams.set(text, trigram)
          }
          visit(trigram, place)
        }
      }
    }
    eachTrigram((trigram) => (counts[trigram] = (counts[trigram] ?? 0) + 1))
    this.starts = new Uint32Array(this.trigrams.size + 1)
    for (const [trigram, count] of counts.entries()) this.starts[trigram + 1] = (this.starts[trigram] ?? 0) + count
    const next = this.starts.slice()
    this.places = new Uint32Array(this.starts.at(-1) ?? 0)
    eachTrigram((trigram, place) => {
      const at = next[trigram] ?? 0
      this.places[at] = place
      next[trigram] = at + 1
    })
    this.shared = new Uint8Array(this.words.length)
  }

  get size(): number {
    return this.words.length
  }

  /** The term of a word that stands in the index as it is. */
  termOf(word: string): number | undefined {
    const place = this.placeByWord.get(word)
    return place === undefined ? undefined : this.terms[place]
  }

  /** The words that begin so, the best first. */
  withPrefix(prefix: string, most: number): LikeWord[] {
    const first = this.firstFrom(prefix)
    const places: number[] = []
    for (let place = first; place < this.words.length && places.length < mostScanned; place += 1) {
      if (!(this.words[place] ?? '').startsWith(prefix)) break
      places.push(place)
    }
    return places
      .sort((one, other) => (this.worths[other] ?? 0) - (this.worths[one] ?? 0))
      .slice(0, most)
      .map((place) => this.likeWord(place, prefix.length / (this.words[place] ?? '').length))
  }

  /** From 1 on a word stands in a title or a text; 0 when it stands nowhere. */
  worthOf(word: string): number {
    const place = this.placeByWord.get(word)
    return place === undefined ? 0 : (this.worths[place] ?? 0)
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

  private likeWord(place: number, likeness: number): LikeWord {
    return { word: this.words[place] ?? '', term: this.terms[place] ?? 0, likeness, worth: this.worths[place] ?? 0 }
  }

  /** The words that a misspelt one may have been meant as, the likeliest first. */
  likeWords(word: string, most: number): LikeWord[] {
    const length = word.length
    if (!canBeMisspelt(word)) return []
    const errors = length < 7 ? 1 : 2
    const least = Math.max(2, length + 1 - 3 * errors)
    const touched: number[] = []
    for (const text of trigramsOf(word)) {
      const trigram = this.trigrams.get(text)
      if (trigram === undefined) continue
      for (let at = this.starts[trigram] ?? 0; at < (this.starts[trigram + 1] ?? 0); at += 1) {
        const place = this.places[at] ?? 0
        if (this.shared[place] === 0) touched.push(place)
        this.shared[place] = (this.shared[place] ?? 0) + 1
      }
    }
    const candidates: { place: number; shared: number }[] = []
    for (const place of touched) {
      const shared = this.shared[place] ?? 0
      this.shared[place] = 0
      if (shared >= least && Math.abs((this.words[place] ?? '').length - length) <= errors)
        candidates.push({ place, shared })
    }
    candidates.sort((one, other) => other.shared - one.shared)
    return candidates
      .slice(0, mostVerified)
      .flatMap(({ place }) => {
        const other = this.words[place] ?? ''
        const distance = editDistance(word, other, errors)
        if (distance > errors) return []
        // The first letter is seldom wrong.
        const first = other[0] === word[0] ? 0 : 0.5
        return [{ place, cost: distance + first }]
      })
      .sort((one, other) => one.cost - other.cost || (this.worths[other.place] ?? 0) - (this.worths[one.place] ?? 0))
      .slice(0, most)
      .map(({ place, cost }) => this.likeWord(place, Math.max(0.2, 1 - (1.6 * cost) / length)))
  }

  /**
   * The words with the longest common beginning, where an ending is of a kind that no list has: at least four letters, and
   * more than half of the word.
   */
  akin(word: string, most: number): LikeWord[] {
    const shortest = Math.max(4, Math.ceil(word.length * 0.6))
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const found = this.withPrefix(word.slice(0, length), most * 4).filter(
        (other) => other.word.length <= word.length + 4,
      )
      if (found.length > 0) {
        return found.slice(0, most).map(({ word: other, term, worth }) => ({
          worth,
          word: other,
          term,
          likeness: (0.9 * length) / Math.max(word.length, length + 1),
        }))
      }
    }
    return []
  }
}

const canBeMisspelt = (word: string) => word.length >= 4 && word.length <= 40 && !/\d/.test(word) && !isHan(word)

/** Each group of three letters once, with its beginning and end filled up, so that the outer letters count. */
function trigramsOf(word: string): Set<string> {
  const filled = `  ${word}  `
  const found = new Set<string>()
  for (let at = 0; at + 3 <= filled.length; at += 1) found.add(filled.slice(at, at + 3))
  return found
}
