import type { PostingLists } from './posting-lists.ts'

/** The terms that one word of a query may stand for, with their similarity to the word (0 to 1). */
export type Alternatives = readonly { readonly term: number; readonly similarity: number }[]

/**
 * Sums the weights of the words of a query for each document. Of the alternatives for a word, only the best one is added.
 * The arrays have an element for each document and are reused after `clear`, so that a query allocates no arrays.
 */
export class ScoreAccumulator {
  /** The documents that contain any of the words, unordered; only the first `count` elements belong to this query. */
  readonly ids: Uint32Array
  count = 0
  readonly sums: Float32Array
  /** The sum of the weights of the words that a document contains, regardless of how often it contains them. */
  readonly coverages: Float32Array
  private readonly best: Float32Array
  private readonly bestCoverages: Float32Array
  private readonly touched: Uint32Array
  private readonly lists: PostingLists

  constructor(lists: PostingLists, size: number) {
    this.lists = lists
    this.ids = new Uint32Array(size)
    this.sums = new Float32Array(size)
    this.coverages = new Float32Array(size)
    this.best = new Float32Array(size)
    this.bestCoverages = new Float32Array(size)
    this.touched = new Uint32Array(size)
  }

  add(terms: Alternatives, weight: number) {
    const { ids, sums, coverages, best, bestCoverages, touched } = this
    const [only] = terms
    if (terms.length === 1 && only) {
      const postings = this.lists.get(only.term)
      const coverage = weight * only.similarity
      const factor = coverage / 255
      for (let at = 0; at < postings.ids.length; at += 1) {
        const id = postings.ids[at] ?? 0
        const before = sums[id] ?? 0
        if (before === 0) ids[this.count++] = id
        sums[id] = before + factor * (postings.weights[at] ?? 0)
        coverages[id] = (coverages[id] ?? 0) + coverage
      }
      return
    }
    let touchedCount = 0
    for (const { term, similarity } of terms) {
      const postings = this.lists.get(term)
      const factor = similarity / 255
      for (let at = 0; at < postings.ids.length; at += 1) {
        const id = postings.ids[at] ?? 0
        const before = best[id] ?? 0
        if (before === 0) touched[touchedCount++] = id
        const value = factor * (postings.weights[at] ?? 0)
        if (value > before) best[id] = value
        if (similarity > (bestCoverages[id] ?? 0)) bestCoverages[id] = similarity
      }
    }
    for (let at = 0; at < touchedCount; at += 1) {
      const id = touched[at] ?? 0
      const before = sums[id] ?? 0
      if (before === 0) ids[this.count++] = id
      sums[id] = before + weight * (best[id] ?? 0)
      coverages[id] = (coverages[id] ?? 0) + weight * (bestCoverages[id] ?? 0)
      best[id] = 0
      bestCoverages[id] = 0
    }
  }

  clear() {
    for (let at = 0; at < this.count; at += 1) {
      const id = this.ids[at] ?? 0
      this.sums[id] = 0
      this.coverages[id] = 0
    }
    this.count = 0
  }

  get bytes(): number {
    return this.ids.byteLength * 2 + this.sums.byteLength * 4
  }
}
