import type { Analyser, Token } from './analyse-text.ts'
import { Compounds } from './compounds.ts'
import { isHan } from './fold-word.ts'
import { PostingListsBuilder, type PostingLists } from './posting-lists.ts'
import { ScoreAccumulator, type Alternatives } from './score-accumulator.ts'
import { Vocabulary } from './vocabulary.ts'

/** The text of one entry, as it is indexed. */
export type IndexedDocument = {
  /** Its title and its other names, each of which is compared with the query as a whole. */
  readonly names: readonly string[]
  /** Its other texts, each with the weight of a word in it (1 for the body). */
  readonly fields: readonly { readonly text: string; readonly weight: number }[]
}

/** A document that matches a query. Scores are from 0 to 1 in every language, so that those of two indexes can be compared. */
export type Match = {
  readonly id: number
  readonly score: number
  /** The share of the query, by the weight of its terms, that stands in the document. */
  readonly coverage: number
  /** How well the best of its names fits the whole query, from 0 to 1. */
  readonly nameScore: number
  /** The number of that name, for `otherName`; undefined when only the text matches. */
  readonly matchedName: number | undefined
}

/** One word of a query with the terms of the index that it may stand for. */
type QueryTerm = {
  readonly token: Token
  readonly terms: Alternatives
  readonly weight: number
}

/** Terms of which a text must have one. */
type AnyTerm = ReadonlySet<number>

/** A query term, and the right spelling of its word if it is misspelt. */
type ExpandedWord = { readonly queryTerm: QueryTerm; readonly corrected?: string | undefined }

/** Another wording of the query, and the weight of its score beside that of the query as typed (0 to 1). */
type QueryVariant = { readonly queryTerms: readonly QueryTerm[]; readonly weight: number }

/** One word of a question, and the alternatives by which a text can mention it. */
export type QuestionWord = {
  readonly text: string
  /** Its inverse document frequency; highest for a word that is not in the index. */
  readonly weight: number
  readonly isKnown: boolean
  readonly alternatives: readonly (readonly AnyTerm[])[]
}

export type IndexResult = {
  /** Best first, at most a thousand. */
  readonly matches: readonly Match[]
  /** The terms of the query, for marking them in a text. */
  readonly terms: ReadonlySet<number>
  /** The query with its misspelt words corrected; undefined when none is. */
  readonly spelling: string | undefined
}

export type FindOptions = {
  /** Whether the last word is still being typed, so that it also matches as a prefix. */
  readonly isTyping?: boolean
  /** Words and phrases of the same contentWeight (`createSynonyms`). */
  readonly synonyms?: SynonymLookup | undefined
  /** A text matches with at least this share of the coverage of the best one; 0.6 unless given. */
  readonly minCoverage?: number
}

/** Finds synonyms for the words of a query: each result replaces the stems from `start` to before `end`. */
export type SynonymLookup = (
  stems: readonly string[],
) => readonly { readonly start: number; readonly end: number; readonly words: string }[]

/** BM25's k1 (how fast repetitions of a word stop counting) and b (how much long texts are held back). */
const bm25K1 = 1.2
const bm25B = 0.6
/** The weight of a part of a compound beside a word by itself. */
const compoundPartWeight = 0.6
/** The weights of names and text beside each other. */
const nameScoreWeight = 0.62
const textScoreWeight = 0.38
/** Other wordings of a query count a little less than what was typed. */
const variantWeight = 0.9
/** A document whose name fits so well matches, whatever else the query says. */
const minNameScore = 0.4
const maxVariants = 8
/** The weight of a word that stands in texts only, and of one that is not in the index. */
const textOnlyWeight = 0.6
const unknownWordWeight = 0.4
const maxQueryWords = 24
const maxJoinedWords = 5
const maxSimilarWords = 6
/** Readers do not page further, and the limit keeps the cost of a search independent of how many documents match. */
const maxMatches = 1000
/** Documents between which the builder yields, so that requests are served meanwhile. */
const stepSize = 50

/** The data of an index. */
type IndexData = {
  readonly analyser: Analyser
  readonly size: number
  readonly compounds: Compounds
  readonly terms: ReadonlyMap<string, number>
  readonly vocabulary: Vocabulary
  readonly texts: PostingLists
  readonly names: PostingLists
  /** The document of each name, and the names themselves. */
  readonly nameOwners: Uint32Array
  readonly nameTexts: readonly string[]
  /** The summed inverse document frequencies of the words of each name. */
  readonly nameWeights: Float32Array
  readonly idfs: Float32Array
  /** The spelling of words of names, where it differs from their folded form. */
  readonly displayed: ReadonlyMap<string, string>
}

/**
 * The index of one language: of each document its names, each by itself, and its text. A query is compared with the names as a
 * whole ("it hurts when I pee" is one of the names of an infection), and with the text word by word.
 */
export class TextIndex {
  readonly size: number
  private readonly data: IndexData
  private readonly analyser: Analyser
  private readonly textScores: ScoreAccumulator
  private readonly nameScores: ScoreAccumulator
  // The best variant of the query for each document, and the name that matched; only those in `touched` are of this query.
  private readonly bestScores: Float32Array
  private readonly bestCoverages: Float32Array
  private readonly bestNameScores: Float32Array
  private readonly matchedNames: Int32Array
  private readonly touched: Uint32Array
  // The best name of each document for one variant of the query.
  private readonly nameFits: Float32Array
  private readonly fittingNames: Int32Array

  private constructor(data: IndexData) {
    this.data = data
    this.size = data.size
    this.analyser = data.analyser
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

  /** Builds the index at once. */
  static build(analyser: Analyser, documents: readonly IndexedDocument[]): TextIndex {
    const steps = TextIndex.steps(analyser, documents)
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }

  /** Builds the index in steps of a few milliseconds; the generator returns it. */
  static *steps(analyser: Analyser, documents: readonly IndexedDocument[]): Generator<undefined, TextIndex> {
    const compounds = new Compounds(analyser)
    const terms = new Map<string, number>()
    const words = new Map<string, { term: number; prominence: number }>()
    const displayed = new Map<string, string>()
    const termFor = (stem: string) => {
      let term = terms.get(stem)
      if (term === undefined) {
        term = terms.size
        terms.set(stem, term)
      }
      return term
    }
    const addWord = ({ word, stem }: Token, prominence: number) => {
      const known = words.get(word)
      if (known) {
        known.prominence += prominence
        return known.term
      }
      const term = termFor(stem)
      words.set(word, { term, prominence })
      return term
    }
    const partsOf = ({ word }: Token) => (compounds.areUsual ? compounds.split(word) : [])

    // ---- words of names, which are the parts that compounds are split into ----
    const nameTokens: Token[][][] = []
    for (const [id, { names }] of documents.entries()) {
      if (id % stepSize === 0) yield
      nameTokens.push(
        names.map((name) => {
          const tokens = analyser.tokens(name)
          const text = name.normalize('NFC')
          for (const { word, stem, weight, start, end } of tokens) {
            if (weight === 1) compounds.addRoot(word, stem)
            const written = text.slice(start, end).toLowerCase()
            if (written !== word && !displayed.has(word)) displayed.set(word, written)
          }
          return tokens
        }),
      )
    }

    // ---- names ----
    const names = new PostingListsBuilder()
    const nameOwners: number[] = []
    const nameTerms: { term: number; weight: number }[][] = []
    for (const [id, list] of nameTokens.entries()) {
      if (id % stepSize === 0) yield
      for (const [place, tokens] of list.entries()) {
        const name = nameOwners.length
        nameOwners.push(id)
        const own = new Map<number, number>()
        const inside = new Set<number>()
        for (const token of tokens) {
          const term = addWord(token, token.weight === 1 ? (place === 0 ? 20 : 0.05) : 0)
          own.set(term, Math.max(own.get(term) ?? 0, token.weight))
          for (const part of partsOf(token)) inside.add(termFor(part))
        }
        nameTerms.push([...own].map(([term, weight]) => ({ term, weight })))
        for (const term of own.keys()) names.add(term, name, 1)
        for (const term of inside) if (!own.has(term)) names.add(term, name, compoundPartWeight)
      }
    }

    // ---- texts ----
    const texts = new PostingListsBuilder()
    let length = 0
    for (const { fields } of documents) for (const { text } of fields) length += text.length
    const average = Math.max(1, length / Math.max(1, documents.length))
    const counts = new Map<number, number>()
    const count = (tokens: readonly Token[], weight: number, prominence: number) => {
      for (const token of tokens) {
        // Stop words are in half of all texts.
        if (analyser.isStopWord(token.word)) continue
        const term = addWord(token, prominence)
        counts.set(term, (counts.get(term) ?? 0) + weight * token.weight)
        for (const part of partsOf(token)) {
          const partTerm = termFor(part)
          counts.set(partTerm, (counts.get(partTerm) ?? 0) + weight * compoundPartWeight)
        }
      }
    }
    for (const [id, { fields }] of documents.entries()) {
      if (id % stepSize === 0) yield
      counts.clear()
      let own = 0
      for (const tokens of nameTokens[id] ?? []) count(tokens, 1, 0)
      for (const { text, weight } of fields) {
        own += text.length
        count(analyser.tokens(text), weight, 1)
      }
      const lengthNorm = bm25K1 * (1 - bm25B + (bm25B * own) / average)
      for (const [term, sum] of counts) texts.add(term, id, sum / (sum + lengthNorm))
    }

    yield
    const textLists = texts.build(terms.size)
    yield
    const nameLists = names.build(terms.size)
    yield
    const idfs = new Float32Array(terms.size)
    for (let term = 0; term < terms.size; term += 1) {
      // Readers search for the words of names; a verb may be rarer and says less.
      const share = nameLists.count(term) > 0 ? 1 : textOnlyWeight
      idfs[term] = share * idfOf(documents.length, Math.max(textLists.count(term), 1))
    }
    const nameWeights = new Float32Array(nameOwners.length)
    for (const [name, list] of nameTerms.entries()) {
      for (const { term, weight } of list) nameWeights[name] = (nameWeights[name] ?? 0) + weight * (idfs[term] ?? 0)
    }
    yield
    return new TextIndex({
      analyser,
      size: documents.length,
      compounds,
      terms,
      vocabulary: new Vocabulary(words),
      texts: textLists,
      names: nameLists,
      nameOwners: Uint32Array.from(nameOwners),
      nameTexts: documents.flatMap((document) => document.names),
      nameWeights,
      idfs,
      displayed,
    })
  }

  private partsOf({ word }: Token): readonly string[] {
    const { compounds } = this.data
    return compounds.areUsual ? compounds.split(word) : []
  }

  /** Finds the documents that match a query, best first, at most a thousand. */
  find(query: string, options: FindOptions = {}): IndexResult {
    const { isTyping = false, synonyms, minCoverage = 0.6 } = options
    const tokens = this.analyser.tokens(query).slice(0, maxQueryWords)
    const expanded = tokens.map((token, index) => this.expand(token, isTyping && index === tokens.length - 1))
    const typed = synonyms ? this.withoutGuesses(expanded, synonyms) : expanded
    const queryTerms = this.withSynonyms(typed, synonyms)
    const variants = [{ queryTerms, weight: 1 }, ...this.queryVariants(queryTerms, synonyms)]
    const terms = new Set<number>()
    let touched = 0
    for (const variant of variants) {
      for (const one of variant.queryTerms)
        if (one.token.weight === 1) for (const { term } of one.terms) terms.add(term)
      touched = this.score(variant, !isTyping, touched)
    }
    return { matches: this.takeBest(touched, minCoverage), terms, spelling: this.spellingOf(query, typed) }
  }

  /** Scores one variant of the query, keeping the best score of each document. Returns how many documents have a score. */
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
    const offer = (id: number, text: number, coverage: number) => {
      const fit = nameFits[id] ?? 0
      const widest = Math.max(coverage, fit)
      const score = variantScoreWeight * (nameScoreWeight * fit + textScoreWeight * text) * (0.4 + 0.6 * widest)
      const known = this.bestScores[id] ?? 0
      if (known === 0) this.touched[touched++] = id
      if (score > known) {
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
      // The harmonic mean is 1 only for a name that is all of the query and nothing more.
      const fit = (2 * ofQuery * ofName) / (ofQuery + ofName)
      const owner = nameOwners[name] ?? 0
      if (fit > (nameFits[owner] ?? 0)) {
        nameFits[owner] = fit
        fittingNames[owner] = name
      }
    }
    for (let at = 0; at < textScores.count; at += 1) {
      const id = textScores.ids[at] ?? 0
      offer(id, (textScores.sums[id] ?? 0) / contentWeight, (textScores.coverages[id] ?? 0) / contentWeight)
    }
    // A name with a low score may share only the stop words of the query.
    for (let at = 0; at < nameScores.count; at += 1) {
      const owner = nameOwners[nameScores.ids[at] ?? 0] ?? 0
      const fit = nameFits[owner] ?? 0
      if (fit >= 0.3) offer(owner, 0, 0)
      else nameFits[owner] = 0
    }
    textScores.clear()
    nameScores.clear()
    return touched
  }

  /** Takes the best of the scored documents, and clears all scores for the next query. */
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
    // The lowest score to keep comes from a histogram, since sorting a hundred thousand takes longer than finding them.
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
   * The name by which a document was found, unless it is its title or is spelt as no text spells it.
   *
   * @param matchedName of a `Match`
   */
  otherName(matchedName: number | undefined): string | undefined {
    if (matchedName === undefined || this.data.nameOwners[matchedName - 1] !== this.data.nameOwners[matchedName])
      return undefined
    const name = this.data.nameTexts[matchedName] ?? ''
    return this.analyser.tokens(name).every(({ word }) => this.data.vocabulary.prominenceOf(word) >= 1)
      ? name
      : undefined
  }

  private spellingOf(query: string, expanded: readonly ExpandedWord[]) {
    let spelling = query.normalize('NFC')
    let isCorrected = false
    const rewrite = ({ start, end }: Token, word: string) => {
      spelling = spelling.slice(0, start) + word + spelling.slice(end)
    }
    for (const { queryTerm: one, corrected } of [...expanded].reverse()) {
      if (corrected === undefined) {
        // "kindey stons": a word with a known stem but in no known form is corrected along with another one.
        const term = this.data.terms.get(one.token.stem)
        const isForm = term !== undefined && this.data.vocabulary.termOf(one.token.word) === undefined
        const similar = isForm ? this.data.vocabulary.similarWords(one.token.word, maxSimilarWords) : []
        const near = similar.find((other) => other.term === term && other.prominence >= 1)
        if (near) rewrite(one.token, this.data.displayed.get(near.word) ?? near.word)
        continue
      }
      isCorrected = true
      rewrite(one.token, corrected)
    }
    return isCorrected ? spelling : undefined
  }

  /** The terms that a word of a query may stand for: its own; if the word is unknown, those of similar words. */
  private expand(token: Token, isPrefix: boolean): ExpandedWord {
    const exact = this.data.vocabulary.termOf(token.word) ?? this.data.terms.get(token.stem)
    const terms = new Map<number, number>()
    if (exact !== undefined) terms.set(exact, 1)
    const stem = this.data.terms.get(token.stem)
    if (stem !== undefined) terms.set(stem, 1)
    const offer = (list: Alternatives, weight: number) => {
      for (const { term, similarity } of list) terms.set(term, Math.max(terms.get(term) ?? 0, similarity * weight))
    }
    const isChinese = isHan(token.word)
    if (isPrefix && !isChinese) {
      for (const { term } of this.data.vocabulary.withPrefix(token.word, 24))
        if (!terms.has(term)) terms.set(term, 0.85)
    }
    let corrected: string | undefined
    if (exact === undefined && !isChinese) {
      if (token.word.length >= 3)
        offer(this.data.vocabulary.withPrefix(token.word, 12), token.word.length >= minPrefixLength ? 0.9 : 0.6)
      const hasPrefixMatch = terms.size > 0
      const similar = this.data.vocabulary.similarWords(token.word, maxSimilarWords)
      offer(similar, 0.9)
      offer(this.data.vocabulary.withCommonPrefix(token.word, maxSimilarWords), 0.8)
      // Names include common misspellings, so that they are found; these are no spelling to suggest.
      const right = hasPrefixMatch ? undefined : similar.find(({ prominence }) => prominence >= 1)
      if (right) corrected = this.data.displayed.get(right.word) ?? right.word
    }
    let heaviest = 0
    for (const term of terms.keys()) heaviest = Math.max(heaviest, this.data.idfs[term] ?? 0)
    // An unknown word lowers the coverage of all documents a little.
    const weight = token.weight * (terms.size > 0 ? heaviest : unknownWordWeight * idfOf(this.size, 3))
    return {
      queryTerm: { token, terms: [...terms].map(([term, similarity]) => ({ term, similarity })), weight },
      corrected,
    }
  }

  /** Drops the guesses for a word that editors have listed as a synonym ("nite"): it is not a misspelling. */
  private withoutGuesses(all: readonly ExpandedWord[], synonyms: SynonymLookup): ExpandedWord[] {
    const listed = new Set(
      synonyms(all.map(({ queryTerm }) => queryTerm.token.stem)).flatMap(({ start, end }) =>
        end === start + 1 ? [start] : [],
      ),
    )
    return all.map((one, index) =>
      listed.has(index) && one.queryTerm.terms.every(({ similarity }) => similarity < 1)
        ? { queryTerm: { ...one.queryTerm, terms: [] } }
        : one,
    )
  }

  /** Adds the synonyms of single words as further terms of them. */
  private withSynonyms(all: readonly ExpandedWord[], synonyms: SynonymLookup | undefined): QueryTerm[] {
    const queryTerms = all.map(({ queryTerm }) => queryTerm)
    if (!synonyms) return queryTerms
    const stems = queryTerms.map((one) => this.stemOfQueryTerm(one))
    for (const { start, end, words } of synonyms(stems)) {
      const one = queryTerms[start]
      const replacement = this.analyser.tokens(words)
      const [token] = replacement
      if (!one || !token || end - start !== 1 || replacement.length !== 1) continue
      const term = this.data.terms.get(token.stem)
      if (term === undefined || one.terms.some((other) => other.term === term)) continue
      const terms = [...one.terms, { term, similarity: variantWeight }]
      // An unknown word takes the weight of its synonym.
      queryTerms[start] = { ...one, terms, weight: one.terms.length > 0 ? one.weight : (this.data.idfs[term] ?? 0) }
    }
    return queryTerms
  }

  private stemOfQueryTerm({ token, terms }: QueryTerm): string {
    const [first] = terms
    return first === undefined || this.data.terms.has(token.stem) ? token.stem : this.stemOf(first.term)
  }

  /** Other wordings of the query: compounds split or joined, and synonyms of several words. */
  private queryVariants(all: readonly QueryTerm[], synonyms: SynonymLookup | undefined): QueryVariant[] {
    const { compounds, idfs, terms: known, vocabulary } = this.data
    const variants: QueryVariant[] = []
    const add = (start: number, end: number, replacement: readonly QueryTerm[], weight: number) => {
      if (variants.length < maxVariants)
        variants.push({ queryTerms: [...all.slice(0, start), ...replacement, ...all.slice(end)], weight })
    }
    const replace = (start: number, end: number, words: string, weight: number) => {
      const replacement = this.analyser.tokens(words).map((token) => this.expand(token, false).queryTerm)
      if (replacement.length > 0 && replacement.every(({ terms }) => terms.length > 0))
        add(start, end, replacement, weight)
    }
    for (const [index, { token, terms }] of all.entries()) {
      const isKnown = terms.some(({ similarity }) => similarity === 1)
      if (isKnown && !compounds.areUsual) continue
      const parts = compounds.split(token.word).flatMap((stem): QueryTerm[] => {
        const term = known.get(stem)
        if (term === undefined) return []
        return [{ token: { ...token, stem }, terms: [{ term, similarity: 1 }], weight: idfs[term] ?? 1 }]
      })
      if (parts.length > 1) add(index, index + 1, parts, isKnown ? 0.8 : variantWeight)
    }
    // Compounds that were typed apart: "nier stenen", "shen jie shi".
    for (let start = 0; start + 1 < all.length; start += 1) {
      for (let end = start + 2; end <= Math.min(all.length, start + maxJoinedWords); end += 1) {
        const joined = all
          .slice(start, end)
          .map(({ token }) => token.word)
          .join('')
        if (isHan(joined)) break
        if (joined.length >= 6 && vocabulary.termOf(joined) !== undefined) replace(start, end, joined, 0.97)
      }
    }
    if (synonyms) {
      const stems = all.map((one) => this.stemOfQueryTerm(one))
      for (const { start, end, words } of synonyms(stems)) {
        if (end - start > 1 || this.analyser.tokens(words).length > 1) replace(start, end, words, variantWeight)
      }
    }
    return variants
  }

  private stemOf(term: number): string {
    // Only misspelt words need it, so a second map in the other direction is not worth its memory.
    for (const [stem, number] of this.data.terms) if (number === term) return stem
    return ''
  }

  /** The positions of the terms of a query in a text: pairs of start and end, in UTF-16 units. */
  marks(text: string, terms: ReadonlySet<number>): number[] {
    const marks: number[] = []
    for (const token of this.analyser.tokens(text)) {
      if (token.weight !== 1 && !(isHan(token.word) && token.word.length === 1 && terms.size === 1)) continue
      const term = this.data.terms.get(token.stem)
      const isMatch =
        (term !== undefined && terms.has(term)) ||
        this.partsOf(token).some((part) => terms.has(this.data.terms.get(part) ?? -1))
      if (!isMatch) continue
      // Pairs of Chinese characters overlap.
      const last = marks.at(-1)
      if (last !== undefined && token.start <= last) marks[marks.length - 1] = Math.max(last, token.end)
      else marks.push(token.start, token.end)
    }
    return marks
  }

  /** Scores a passage, which is not in the index by itself, by the weights of `termWeights`; 0 or more, by BM25. */
  scorePassage(text: string, weights: ReadonlyMap<number, number>): number {
    const seen = new Map<number, number>()
    let length = 0
    for (const token of this.analyser.tokens(text)) {
      if (token.weight < minTokenWeight) continue
      length += 1
      for (const stem of [token.stem, ...this.partsOf(token)]) {
        const term = this.data.terms.get(stem)
        if (term !== undefined && weights.has(term)) seen.set(term, (seen.get(term) ?? 0) + token.weight)
      }
    }
    let sum = 0
    const lengthNorm = bm25K1 * (0.5 + length / 120)
    for (const [term, count] of seen) sum += (weights.get(term) ?? 0) * (count / (count + lengthNorm))
    return sum
  }

  /** The terms of a query with their weights, for `scorePassage`. */
  termWeights(query: string, synonyms?: SynonymLookup): Map<number, number> {
    const tokens = this.analyser.tokens(query).slice(0, maxQueryWords)
    const expanded = tokens.map((token) => this.expand(token, false))
    const weights = new Map<number, number>()
    const add = (all: readonly QueryTerm[], share: number) => {
      for (const { terms, weight, token } of all) {
        if (this.analyser.isStopWord(token.word)) continue
        for (const { term, similarity } of terms) {
          // In a passage a verb says as much as a noun of a name.
          const compensation = this.data.names.count(term) > 0 ? 1 : 1 / textOnlyWeight
          weights.set(term, Math.max(weights.get(term) ?? 0, compensation * weight * similarity * share))
        }
      }
    }
    add(
      expanded.map(({ queryTerm }) => queryTerm),
      1,
    )
    const all = this.withSynonyms(expanded, synonyms)
    for (const variant of [{ queryTerms: all, weight: 1 }, ...this.queryVariants(all, synonyms)])
      add(variant.queryTerms, 0.6 * variant.weight)
    return weights
  }

  /**
   * Analyses a question word by word, without its stop words. A text mentions a word by the word itself, by a form or a
   * slight misspelling of it, or by its parts. Synonyms lead to pages, but are too loose for the answer of the chatbot.
   *
   * @param query in NFC
   */
  analyseQuestion(query: string): QuestionWord[] {
    if (isHan(query)) return this.analyseChineseQuestion(query)
    const tokens = this.analyser.tokens(query).slice(0, maxQueryWords)
    const words = tokens.map((token) => {
      const terms = this.expand(token, false).queryTerm.terms.filter(({ similarity }) => similarity >= minSimilarity)
      const parts = terms.length > 0 ? [] : this.partsOf(token)
      const alternatives: (readonly AnyTerm[])[] = []
      if (terms.length > 0) alternatives.push([new Set(terms.map(({ term }) => term))])
      const known = parts.map((part) => this.data.terms.get(part)).filter(isNumber)
      if (parts.length > 0 && known.length === parts.length) alternatives.push(known.map((term) => new Set([term])))
      return { token, terms, alternatives }
    })
    return words.flatMap(({ token, terms, alternatives }) =>
      token.weight < 1
        ? []
        : [
            {
              // As it was typed: folded words are internal to the index.
              text: query.slice(token.start, token.end),
              weight: this.weightOf(terms.map(({ term }) => term)),
              isKnown: alternatives.length > 0,
              alternatives,
            },
          ],
    )
  }

  /** Pairs of characters across two words mean nothing, so questions are segmented by a dictionary. */
  private analyseChineseQuestion(query: string): QuestionWord[] {
    const words: string[] = []
    let isRun = false
    for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(query)) {
      const isSingle = isHan(segment) && segment.length === 1
      const isKept = isWordLike === true && this.analyser.tokens(segment).length > 0
      // Single characters in a row are a word that the dictionary does not have, such as the name of a medicine.
      if (isKept && isSingle && isRun) words.push((words.pop() ?? '') + segment)
      else if (isKept) words.push(segment)
      isRun = isKept && isSingle
    }
    return words.slice(0, maxQueryWords).flatMap((segment) => {
      const tokens = this.analyser.tokens(segment)
      if (isHan(segment) && segment.length === 1) return []
      const pairs = tokens.filter(({ weight }) => weight === 1).map(({ stem }) => this.data.terms.get(stem))
      const known = pairs.filter(isNumber)
      const isKnown = known.length === pairs.length
      return [
        {
          text: segment,
          weight: this.weightOf(isKnown ? known : []),
          isKnown,
          alternatives: isKnown ? [known.map((term) => new Set([term]))] : [],
        },
      ]
    })
  }

  private weightOf(terms: readonly number[]): number {
    if (terms.length === 0) return idfOf(this.size, 1)
    return Math.max(...terms.map((term) => this.data.idfs[term] ?? 0))
  }

  /** The indexes of the words of a question that a text mentions. */
  mentionedWords(text: string, words: readonly QuestionWord[]): number[] {
    const terms = new Set<number>()
    for (const token of this.analyser.tokens(text)) {
      for (const stem of [token.stem, ...this.partsOf(token)]) {
        const term = this.data.terms.get(stem)
        if (term !== undefined) terms.add(term)
      }
    }
    const isMentioned = (all: readonly AnyTerm[]) => all.every((any) => [...any].some((term) => terms.has(term)))
    return words.flatMap(({ alternatives }, index) => (alternatives.some(isMentioned) ? [index] : []))
  }

  /** The size of the posting lists and scores, in bytes; the words themselves come on top. */
  get bytes(): number {
    const { texts, names } = this.data
    return texts.bytes + names.bytes + this.textScores.bytes + this.nameScores.bytes
  }
}

/** Stop words weigh less than this, and do not count towards the length of a passage. */
const minTokenWeight = 0.3

/** From so many letters on, a prefix stands for one word. A shorter one leads to pages, but "won" is not "won't" in an answer. */
const minPrefixLength = 5

/** Words at least so similar count as misspellings of each other where the chatbot's answer depends on it. */
const minSimilarity = 0.65

const isNumber = (value: number | undefined): value is number => value !== undefined

/** BM25's inverse document frequency, smoothed for small sites, where every word stands in half of all documents. */
const idfOf = (size: number, count: number) => Math.log(1 + (size + 20) / (count + 1))
