import type { Analyser } from './analyse-text.ts'
import { isHan } from './fold-word.ts'

/** A question of readers that editors have listed for a section. */
export type ListedQuestion = { readonly identity: string; readonly anchor: string; readonly text: string }

/** A page for which editors have listed questions that have something in common with the given one. */
export type AskedPage = {
  /** The similarity to the most similar of the questions that are listed for the page, from 0 to 1. */
  readonly similarity: number
  /** The share of the question that occurs in the questions listed for the page, by weight, from 0 to 1. */
  readonly coverage: number
  /**
   * For each section with a question that has something in common with the given one, by its anchor: the sum of the
   * similarities to its most similar questions.
   */
  readonly votes: ReadonlyMap<string, number>
}

/** The number of the most similar questions of a section that vote for it. */
const maxVoters = 5
/** The length of the character n-grams, and their weight relative to the stem of the word that they are taken from. */
const ngramLength = 4
const ngramWeight = 1.5
/** The weight of stop words and numbers. It is not 0, because two questions may differ only in "how long" or "why". */
const lightWeight = 0.3
/** The maximum number of words of a question that are compared. */
const maxWords = 60

type Section = {
  readonly anchor: string
  readonly page: number
  /** The range of the section's questions. */
  readonly start: number
  readonly end: number
}

type QuestionData = {
  readonly size: number
  readonly pages: readonly string[]
  readonly sections: readonly Section[]
  /** The page of each question, as an index of `pages`. */
  readonly pageOf: Uint32Array
  readonly features: ReadonlyMap<string, number>
  readonly idfs: Float32Array
  /** The posting list of a feature is from `starts[feature]` to before `starts[feature + 1]`. */
  readonly starts: Uint32Array
  readonly postings: Uint32Array
  readonly weights: Float32Array
}

/** The number of questions after which building an index yields, so that requests can be handled in between. */
const questionsPerStep = 50

function* questionDataSteps(
  analyser: Analyser,
  questions: readonly ListedQuestion[],
): Generator<undefined, QuestionData> {
  const size = questions.length
  const pages = [...new Set(questions.map(({ identity }) => identity))]
  const numbers = new Map(pages.map((identity, page) => [identity, page]))
  const questionsOfSections = new Map<string, ListedQuestion[]>()
  for (const question of questions) {
    const key = `${question.identity}#${question.anchor}`
    const others = questionsOfSections.get(key)
    if (others) others.push(question)
    else questionsOfSections.set(key, [question])
  }
  // Questions of the same section become adjacent, so that each section is a range.
  const groups = [...questionsOfSections.values()]
  let end = 0
  const sections = groups.flatMap((group) => {
    const start = end
    end += group.length
    return group.slice(0, 1).map(({ identity, anchor }) => ({ anchor, page: numbers.get(identity) ?? 0, start, end }))
  })
  const pageOf = new Uint32Array(size)
  for (const section of sections) pageOf.fill(section.page, section.start, section.end)

  const features = new Map<string, number>()
  const counts: number[] = []
  const vectors: { readonly id: number; readonly weight: number }[][] = []
  for (const { text } of groups.flat()) {
    const vector = [...featuresOf(analyser, text)].map(([feature, weight]) => {
      const id = features.get(feature) ?? features.size
      features.set(feature, id)
      counts[id] = (counts[id] ?? 0) + 1
      return { id, weight }
    })
    if (vectors.push(vector) % questionsPerStep === 0) yield
  }
  const idfs = Float32Array.from(counts, (count) => idf(size, count))
  const starts = new Uint32Array(counts.length + 1)
  for (const [id, count] of counts.entries()) starts[id + 1] = (starts[id] ?? 0) + count
  const ends = starts.slice()
  const postings = new Uint32Array(starts.at(-1) ?? 0)
  const weights = new Float32Array(postings.length)
  for (const [place, vector] of vectors.entries()) {
    const weighted = vector.map(({ id, weight }) => ({ id, weight: weight * (idfs[id] ?? 0) }))
    const norm = Math.hypot(...weighted.map(({ weight }) => weight))
    for (const { id, weight } of weighted) {
      const at = ends[id] ?? 0
      ends[id] = at + 1
      postings[at] = place
      weights[at] = weight / norm
    }
    if (place % questionsPerStep === 0) yield
  }
  return { size, pages, sections, pageOf, features, idfs, starts, postings, weights }
}

/** Returns the inverse document frequency of a feature that occurs in the given number of questions. */
const idf = (size: number, count: number): number => Math.log(1 + size / count)

/**
 * Returns the features of a text with their weights. The n-grams of a word include its boundaries and share a weight.
 * Chinese words have no n-grams, because the analyzer returns single characters and pairs of them already.
 */
function featuresOf(analyser: Analyser, text: string): ReadonlyMap<string, number> {
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight)
  for (const { word, stem } of analyser.tokens(text).slice(0, maxWords)) {
    const weight = analyser.isStopWord(word) || /^\d+$/.test(word) ? lightWeight : 1
    add(`=${stem}`, weight)
    if (isHan(word)) continue
    const bounded = `<${word}>`
    const count = bounded.length - ngramLength + 1
    for (let at = 0; at < count; at += 1)
      add(bounded.slice(at, at + ngramLength), (ngramWeight * weight) / Math.sqrt(count))
  }
  return features
}

/**
 * The index of the questions that editors have listed: a nearest-neighbor classifier, whose classes are the sections of
 * pages. A question is a vector of stems and of character n-grams within words, weighted by TF-IDF and compared by the
 * cosine. The n-grams are robust to misspelled words, missing diacritics and forms of a word that the stemmer does not know.
 */
export class QuestionIndex {
  private readonly analyser: Analyser
  private readonly data: QuestionData

  private constructor(analyser: Analyser, data: QuestionData) {
    this.analyser = analyser
    this.data = data
  }

  /** Builds the index in small steps, because that of a large site takes hundreds of milliseconds. */
  static *steps(analyser: Analyser, questions: readonly ListedQuestion[]): Generator<undefined, QuestionIndex> {
    return new QuestionIndex(analyser, yield* questionDataSteps(analyser, questions))
  }

  /** Returns the pages with listed questions that have a stem or an n-gram in common with the question, by identity. */
  find(question: string): ReadonlyMap<string, AskedPage> {
    const { size, pages, sections, pageOf, features, idfs, starts, postings, weights } = this.data
    const similarities = new Float32Array(size)
    const coverages = new Float32Array(pages.length)
    const lastFeatures = new Int32Array(pages.length).fill(-1)
    let squares = 0
    let total = 0
    for (const [feature, weight] of featuresOf(this.analyser, question)) {
      const id = features.get(feature)
      const own = weight * (id === undefined ? idf(size, 1) : (idfs[id] ?? 0))
      total += own
      if (id === undefined) continue
      squares += own ** 2
      const end = starts[id + 1] ?? 0
      for (let at = starts[id] ?? 0; at < end; at += 1) {
        const place = postings[at] ?? 0
        similarities[place] = (similarities[place] ?? 0) + own * (weights[at] ?? 0)
        const page = pageOf[place] ?? 0
        if (lastFeatures[page] === id) continue
        lastFeatures[page] = id
        coverages[page] = (coverages[page] ?? 0) + own
      }
    }
    const found = new Map<string, { similarity: number; coverage: number; votes: Map<string, number> }>()
    const norm = Math.sqrt(squares)
    for (const { anchor, page, start, end } of sections) {
      const all = similarities.subarray(start, end)
      const similarity = Math.max(...all) / norm
      if (!(similarity > 0)) continue
      const voters = all.length > maxVoters ? all.sort().subarray(-maxVoters) : all
      const identity = pages[page] ?? ''
      const existing = found.get(identity)
      const one = existing ?? { similarity, coverage: (coverages[page] ?? 0) / total, votes: new Map() }
      if (!existing) found.set(identity, one)
      one.similarity = Math.max(one.similarity, similarity)
      one.votes.set(
        anchor,
        voters.reduce((sum, each) => sum + each / norm, 0),
      )
    }
    return found
  }
}
