import type { PostingLists } from './posting-lists.ts'

/** What one word of a query may stand for, and how likely each is (to 1). */
export type Alternatives = readonly { readonly term: number; readonly likeness: number }[]

/**
 * Adds up, for each thing, what the words of a query count in it. Of the alternatives for one word the one that counts most
 * is taken. The arrays are as long as there are things and are used again for the next query, so that a search leaves
 * nothing to clear away.
 */
export class ScoreAccumulator {
  /** The things that have any of the words, in no order; only the first `count` places are of this query. */
  readonly ids: Uint32Array
  count = 0
  readonly sums: Float32Array
  /** How much of the query each has, however seldom it stands there. */
  readonly covers: Float32Array
  private readonly best: Float32Array
  private readonly bestCovers: Float32Array
  private readonly met: Uint32Array
  private readonly lists: PostingLists

  constructor(lists: PostingLists, size: number) {
    this.lists = lists
    this.ids = new Uint32Array(size)
    this.sums = new Float32Array(size)
    this.covers = new Float32Array(size)
    this.best = new Float32Array(size)
    this.bestCovers = new Float32Array(size)
    this.met = new Uint32Array(size)
  }

  add(terms: Alternatives, weight: number) {
    const { ids, sums, covers, best, bestCovers, met } = this
    const [only] = terms
    if (terms.length === 1 && only) {
      const postings = this.lists.get(only.term)
      const cover = weight * only.likeness
      const factor = cover / 255
      for (let at = 0; at < postings.ids.length; at += 1) {
        const id = postings.ids[at] ?? 0
        const before = sums[id] ?? 0
        if (before === 0) ids[this.count++] = id
        sums[id] = before + factor * (postings.weights[at] ?? 0)
        covers[id] = (covers[id] ?? 0) + cover
      }
      return
    }
    let metCount = 0
    for (const { term, likeness } of terms) {
      const postings = this.lists.get(term)
      const factor = likeness / 255
      for (let at = 0; at < postings.ids.length; at += 1) {
        const id = postings.ids[at] ?? 0
        const before = best[id] ?? 0
        if (before === 0) met[metCount++] = id
        const value = factor * (postings.weights[at] ?? 0)
        if (value > before) best[id] = value
        if (likeness > (bestCovers[id] ?? 0)) bestCovers[id] = likeness
      }
    }
    for (let at = 0; at < metCount; at += 1) {
      const id = met[at] ?? 0
      const before = sums[id] ?? 0
      if (before === 0) ids[this.count++] = id
      sums[id] = before + weight * (best[id] ?? 0)
      covers[id] = (covers[id] ?? 0) + weight * (bestCovers[id] ?? 0)
      best[id] = 0
      bestCovers[id] = 0
    }
  }

  clear() {
    for (let at = 0; at < this.count; at += 1) {
      const id = this.ids[at] ?? 0
      this.sums[id] = 0
      this.covers[id] = 0
    }
    this.count = 0
  }

  get bytes(): number {
    return this.ids.byteLength * 2 + this.sums.byteLength * 4
  }
}
