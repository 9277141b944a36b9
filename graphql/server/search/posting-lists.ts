/** The postings of one term: the documents that contain it, and its weight in each of them (1 to 255). */
export type Postings = { readonly ids: Uint32Array; readonly weights: Uint8Array }

const none: Postings = { ids: new Uint32Array(0), weights: new Uint8Array(0) }

/**
 * The documents of each term, in typed arrays for all terms together, with five bytes per posting: a map of maps takes
 * twenty times as much, and a hundred thousand entries have fifteen million postings.
 */
export class PostingLists {
  private readonly starts: Uint32Array
  private readonly ids: Uint32Array
  private readonly weights: Uint8Array

  constructor(starts: Uint32Array, ids: Uint32Array, weights: Uint8Array) {
    this.starts = starts
    this.ids = ids
    this.weights = weights
  }

  get(term: number): Postings {
    const start = this.starts[term]
    const end = this.starts[term + 1]
    if (start === undefined || end === undefined || start === end) return none
    return { ids: this.ids.subarray(start, end), weights: this.weights.subarray(start, end) }
  }

  /** Returns the number of documents that contain a term. */
  count(term: number): number {
    return (this.starts[term + 1] ?? 0) - (this.starts[term] ?? 0)
  }

  get bytes(): number {
    return this.starts.byteLength + this.ids.byteLength + this.weights.byteLength
  }
}

/** Collects postings document by document, and sorts them by term. */
export class PostingListsBuilder {
  private terms = new Uint32Array(1024)
  private ids = new Uint32Array(1024)
  private weights = new Uint8Array(1024)
  private size = 0

  /** Adds a posting, with a weight from 0 to 1. */
  add(term: number, id: number, weight: number) {
    if (this.size === this.terms.length) this.grow()
    this.terms[this.size] = term
    this.ids[this.size] = id
    this.weights[this.size] = Math.max(1, Math.min(255, Math.round(weight * 255)))
    this.size += 1
  }

  private grow() {
    const length = this.size * 2
    this.terms = copyTo(new Uint32Array(length), this.terms)
    this.ids = copyTo(new Uint32Array(length), this.ids)
    this.weights = copyTo(new Uint8Array(length), this.weights)
  }

  /** Builds the lists of the given number of terms. */
  build(terms: number): PostingLists {
    const starts = new Uint32Array(terms + 1)
    for (let at = 0; at < this.size; at += 1)
      starts[(this.terms[at] ?? 0) + 1] = (starts[(this.terms[at] ?? 0) + 1] ?? 0) + 1
    for (let term = 0; term < terms; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0)
    const next = starts.slice()
    const ids = new Uint32Array(this.size)
    const weights = new Uint8Array(this.size)
    for (let at = 0; at < this.size; at += 1) {
      const term = this.terms[at] ?? 0
      const place = next[term] ?? 0
      next[term] = place + 1
      ids[place] = this.ids[at] ?? 0
      weights[place] = this.weights[at] ?? 0
    }
    return new PostingLists(starts, ids, weights)
  }
}

function copyTo<List extends Uint32Array | Uint8Array>(target: List, source: List): List {
  target.set(source)
  return target
}
