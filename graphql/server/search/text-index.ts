import type { Analyser } from './analyse-text.ts'
import { isHan } from './fold-word.ts'
import { compoundPartWeight, indexDataSteps, partsOf, type IndexData, type IndexedDocument } from './index-data.ts'
import {
  maxQueryWords,
  QueryExpander,
  type ExpandedWord,
  type QueryVariant,
  type SynonymLookup,
} from './query-expander.ts'
import { ScoreAccumulator } from './score-accumulator.ts'
import { runSteps } from './run-steps.ts'

/** A document that matches a query. Scores are from 0 to 1 in every language, so scores of two indexes can be compared. */
export type Match = {
  readonly id: number
  readonly score: number
  /** The share of the query that occurs in the document, by the weight of its words, or `nameScore` if that is higher. */
  readonly coverage: number
  /** The degree to which the best name of the document matches the whole query, from 0 to 1. */
  readonly nameScore: number
  /** The index of that name, for `nameOf`; undefined when only the text matches. */
  readonly matchedName: number | undefined
}

export type IndexResult = {
  /** The matches, the best one first, at most a thousand. */
  readonly matches: readonly Match[]
  /** The terms of the query, for marking them in a text. */
  readonly terms: ReadonlySet<number>
  /** The query with its misspelled words corrected; undefined when no word is misspelled. */
  readonly spelling: string | undefined
}

export type FindOptions = {
  /** Whether the last word is still being typed, so that it also matches as a prefix. Only names are searched then. */
  readonly isTyping?: boolean
  /** Finds words and phrases of the same meaning (`createSynonyms`). */
  readonly synonyms?: SynonymLookup | undefined
  /**
   * The share of the best coverage that a document needs in order to match, unless one of its names matches; 0.6 by default.
   */
  readonly minCoverage?: number
}

/** The weights of the best name and of the text in the score of a document. */
const nameScoreWeight = 0.62
const textScoreWeight = 0.38
/** The minimum name score of a document that matches regardless of `minCoverage`. */
const minNameScore = 0.4
/**
 * The maximum number of matches. Readers do not page further, and the limit bounds the cost of sorting and ranking them.
 */
const maxMatches = 1000

/**
 * The index of one language, with each name of a document separately and the text of each document. A query is compared with
 * the names as a whole ("it hurts when I pee" is one of the names of an infection), and with the text word by word.
 */
export class TextIndex {
  readonly size: number
  private readonly data: IndexData
  private readonly analyser: Analyser
  private readonly expander: QueryExpander
  private readonly textScores: ScoreAccumulator
  private readonly nameScores: ScoreAccumulator
  // The score of each document in the variant of the query in which it scores best, with the coverage, the name score and
  // the matched name in that variant. The documents with a score are the first elements of `touched`.
  private readonly bestScores: Float32Array
  private readonly bestCoverages: Float32Array
  private readonly bestNameScores: Float32Array
  private readonly matchedNames: Int32Array
  private readonly touched: Uint32Array
  // The degree to which the best name of each document matches the current variant, and the index of that name. The degrees
  // are reset to 0 after each variant; the index is valid only where the degree is not 0.
  private readonly nameFits: Float32Array
  private readonly fittingNames: Int32Array

  private constructor(data: IndexData) {
    this.data = data
    this.size = data.size
    this.analyser = data.analyser
    this.expander = new QueryExpander(data)
    this.textScores = new ScoreAccumulator(data.texts, data.size)
    this.nameScores = new ScoreAccumulator(data.names, data.nameOwners.length)
    this.bestScores = new Float32Array(data.size)
    this.bestCoverages = new Float32Array(data.size)
    this.bestNameScores = new Float32Array(data.size)
    this.matchedNames = new Int32Array(data.size)
    this.touched = new Uint32Array(data.size)
    this.nameFits = new Float32Array(data.size)
    this.fittingNames = new Int32Array(data.size)
  }

  /** Builds the index synchronously. */
  static build(analyser: Analyser, documents: readonly IndexedDocument[]): TextIndex {
    return runSteps(TextIndex.steps(analyser, documents))
  }

  /** Builds the index in steps of a few milliseconds; the generator returns it. */
  static *steps(analyser: Analyser, documents: readonly IndexedDocument[]): Generator<undefined, TextIndex> {
    return new TextIndex(yield* indexDataSteps(analyser, documents))
  }

  /** Finds the documents that match a query, best first, at most a thousand. */
  find(query: string, options: FindOptions = {}): IndexResult {
    const { isTyping = false, synonyms, minCoverage = 0.6 } = options
    const tokens = this.analyser.tokens(query).slice(0, maxQueryWords)
    const expanded = tokens.map((token, index) => this.expander.expand(token, isTyping && index === tokens.length - 1))
    const typed = synonyms ? this.expander.withoutGuesses(expanded, synonyms) : expanded
    const queryTerms = this.expander.withSynonyms(typed, synonyms)
    const variants = [{ queryTerms, weight: 1 }, ...this.expander.queryVariants(queryTerms, synonyms)]
    const terms = new Set<number>()
    let touched = 0
    for (const variant of variants) {
      for (const one of variant.queryTerms)
        if (one.token.weight === 1) for (const { term } of one.terms) terms.add(term)
      touched = this.score(variant, !isTyping, touched)
    }
    return { matches: this.takeBest(touched, minCoverage), terms, spelling: this.expander.spellingOf(query, typed) }
  }

  /**
   * Scores one variant of the query. Each document retains its best score. Returns the number of scored documents so far.
   */
  private score({ queryTerms, weight: variantScoreWeight }: QueryVariant, withTexts: boolean, before: number) {
    const { textScores, nameScores, nameFits, fittingNames } = this
    const { nameOwners, nameWeights } = this.data
    let totalWeight = 0
    let contentWeight = 0
    for (const { terms, weight, token } of queryTerms) {
      totalWeight += weight
      nameScores.add(terms, weight)
      if (this.analyser.isStopWord(token.word)) continue
      contentWeight += weight
      if (withTexts) textScores.add(terms, weight)
    }
    if (totalWeight === 0) return before

    let touched = before
    const addScore = (id: number, text: number, coverage: number) => {
      const fit = nameFits[id] ?? 0
      const widest = Math.max(coverage, fit)
      const score = variantScoreWeight * (nameScoreWeight * fit + textScoreWeight * text) * (0.4 + 0.6 * widest)
      const previousScore = this.bestScores[id] ?? 0
      if (previousScore === 0) this.touched[touched++] = id
      if (score > previousScore) {
        this.bestScores[id] = score
        this.bestCoverages[id] = widest
        this.bestNameScores[id] = fit
        this.matchedNames[id] = fit > 0 ? (fittingNames[id] ?? -1) : -1
      }
      nameFits[id] = 0
    }
    for (let at = 0; at < nameScores.count; at += 1) {
      const name = nameScores.ids[at] ?? 0
      const sum = nameScores.sums[name] ?? 0
      const ofQuery = sum / totalWeight
      const ofName = Math.min(1, sum / (nameWeights[name] ?? 1))
      // The harmonic mean is 1 only for a name that contains all words of the query and no others. The mean is rounded as
      // the array rounds it; otherwise a later name that fits equally well could seem better than the first.
      const fit = Math.fround((2 * ofQuery * ofName) / (ofQuery + ofName))
      const owner = nameOwners[name] ?? 0
      if (fit > (nameFits[owner] ?? 0)) {
        nameFits[owner] = fit
        fittingNames[owner] = name
      }
    }
    for (let at = 0; at < textScores.count; at += 1) {
      const id = textScores.ids[at] ?? 0
      addScore(id, (textScores.sums[id] ?? 0) / contentWeight, (textScores.coverages[id] ?? 0) / contentWeight)
    }
    // A name with a low score may share only the stop words of the query.
    for (let at = 0; at < nameScores.count; at += 1) {
      const owner = nameOwners[nameScores.ids[at] ?? 0] ?? 0
      const fit = nameFits[owner] ?? 0
      if (fit >= 0.3) addScore(owner, 0, 0)
      else nameFits[owner] = 0
    }
    textScores.clear()
    nameScores.clear()
    return touched
  }

  /** Returns the best of the scored documents, and resets `bestScores` for the next query. */
  private takeBest(touched: number, minCoverage: number): Match[] {
    const { bestScores, bestCoverages, bestNameScores } = this
    let highestCoverage = 0
    let highest = 0
    for (let at = 0; at < touched; at += 1) {
      const id = this.touched[at] ?? 0
      highestCoverage = Math.max(highestCoverage, bestCoverages[id] ?? 0)
      highest = Math.max(highest, bestScores[id] ?? 0)
    }
    const isMatch = (id: number) =>
      (bestScores[id] ?? 0) >= highest * 0.15 &&
      ((bestCoverages[id] ?? 0) >= highestCoverage * minCoverage || (bestNameScores[id] ?? 0) >= minNameScore)
    // A histogram gives the lowest score to keep, because sorting a hundred thousand documents would take longer than
    // finding them.
    const bins = new Uint32Array(1025)
    const binOf = (id: number) => Math.floor((1024 * (bestScores[id] ?? 0)) / highest)
    for (let at = 0; at < touched; at += 1) {
      const id = this.touched[at] ?? 0
      if (isMatch(id)) bins[binOf(id)] = (bins[binOf(id)] ?? 0) + 1
    }
    let lowest = 1024
    for (let sum = bins[1024] ?? 0; lowest > 0 && sum < maxMatches;) sum += bins[(lowest -= 1)] ?? 0
    const matches: Match[] = []
    for (let at = 0; at < touched; at += 1) {
      const id = this.touched[at] ?? 0
      if (isMatch(id) && binOf(id) >= lowest) {
        const matchedName = this.matchedNames[id] ?? -1
        matches.push({
          id,
          score: bestScores[id] ?? 0,
          coverage: bestCoverages[id] ?? 0,
          nameScore: bestNameScores[id] ?? 0,
          matchedName: matchedName === -1 ? undefined : matchedName,
        })
      }
    }
    for (let at = 0; at < touched; at += 1) bestScores[this.touched[at] ?? 0] = 0
    return matches.sort((one, other) => other.score - one.score || one.id - other.id).slice(0, maxMatches)
  }

  /**
   * Returns the name by which a document was found; undefined if the name contains a word that occurs in no title and in no
   * text, because that word may be a misspelling.
   *
   * @param matchedName the `matchedName` of a `Match`
   */
  nameOf(matchedName: number | undefined): string | undefined {
    if (matchedName === undefined) return undefined
    const name = this.data.nameTexts[matchedName] ?? ''
    return this.analyser
      .tokens(name)
      .every(({ word }) => this.analyser.isStopWord(word) || this.data.vocabulary.prominenceOf(word) >= 1)
      ? name
      : undefined
  }

  /** Returns the positions of the terms of a query in a text: pairs of start and end, in UTF-16 code units. */
  marks(text: string, terms: ReadonlySet<number>): number[] {
    const marks: number[] = []
    for (const token of this.analyser.tokens(text)) {
      if (token.weight !== 1 && !(isHan(token.word) && token.word.length === 1 && terms.size === 1)) continue
      const term = this.data.terms.get(token.stem)
      const isMatch =
        (term !== undefined && terms.has(term)) ||
        partsOf(this.data.compounds, token).some((part) => terms.has(this.data.terms.get(part) ?? -1))
      if (!isMatch) continue
      // Pairs of Chinese characters overlap, so their marks are merged.
      const last = marks.at(-1)
      if (last !== undefined && token.start <= last) marks[marks.length - 1] = Math.max(last, token.end)
      else marks.push(token.start, token.end)
    }
    return marks
  }

  /** Returns the wordings of a query, the typed one first, each a list of words with the terms they may stand for. */
  wordings(query: string, synonyms?: SynonymLookup): readonly QueryVariant[] {
    const tokens = this.analyser.tokens(query).slice(0, maxQueryWords)
    const expanded = tokens.map((token) => withLightNumber(this.expander.expand(token, false)))
    const typed = synonyms ? this.expander.withoutGuesses(expanded, synonyms) : expanded
    const queryTerms = this.expander.withSynonyms(typed, synonyms)
    return [{ queryTerms, weight: 1 }, ...this.expander.queryVariants(queryTerms, synonyms)]
  }

  /**
   * Returns the wording of a query whose words are given as sets of words of the same meaning.
   *
   * @param words the words of the query, each as its alternatives, which are spelled correctly
   */
  wordingOf(words: readonly (readonly string[])[], synonyms?: SynonymLookup): QueryVariant {
    const expanded = words.flatMap((alternatives) => {
      const found = alternatives
        .flatMap((word) => this.analyser.tokens(word))
        .map((token) => this.expander.expand(token, false, true).queryTerm)
      const [first] = found
      if (!first) return []
      const terms = new Map<number, number>()
      for (const one of found)
        for (const { term, similarity } of one.terms) terms.set(term, Math.max(terms.get(term) ?? 0, similarity))
      const weight = Math.max(...found.map((one) => one.weight))
      const queryTerm = { ...first, weight, terms: [...terms].map(([term, similarity]) => ({ term, similarity })) }
      return [{ queryTerm }]
    })
    return { queryTerms: this.expander.withSynonyms(expanded, synonyms), weight: 1 }
  }

  /**
   * Returns the weighted number of times that each term occurs in a text. Parts of compounds and stop words have less
   * weight.
   */
  termCounts(text: string): Map<number, number> {
    const counts = new Map<number, number>()
    for (const token of this.analyser.tokens(text)) {
      const parts = partsOf(this.data.compounds, token)
      for (const stem of [token.stem, ...parts]) {
        const term = this.data.terms.get(stem)
        const weight = stem === token.stem ? token.weight : compoundPartWeight
        if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + weight)
      }
    }
    return counts
  }

  /** Returns whether this form of a folded word is in the index. */
  hasWord(word: string): boolean {
    return this.data.vocabulary.termOf(word) !== undefined
  }

  isStopWord(word: string): boolean {
    return this.analyser.isStopWord(word)
  }

  /** Returns the inverse document frequency of a term. */
  idf(term: number): number {
    return this.data.idfs[term] ?? 0
  }

  /** The size of the posting lists and of their score accumulators, in bytes; everything else is excluded. */
  get bytes(): number {
    const { texts, names } = this.data
    return texts.bytes + names.bytes + this.textScores.bytes + this.nameScores.bytes
  }
}

/**
 * The factor for the weight of a number in a question. It is low, because ages, temperatures and dates seldom say what the
 * question is about.
 */
const numberShare = 0.3

const withLightNumber = ({ queryTerm, ...rest }: ExpandedWord): ExpandedWord =>
  /^\d+$/.test(queryTerm.token.word)
    ? { ...rest, queryTerm: { ...queryTerm, weight: numberShare * queryTerm.weight } }
    : { ...rest, queryTerm }
