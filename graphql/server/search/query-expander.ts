import type { Token } from './analyse-text.ts'
import { isHan } from './fold-word.ts'
import { idfOf, type IndexData } from './index-data.ts'
import type { Alternatives } from './score-accumulator.ts'
import type { SimilarWord } from './vocabulary.ts'

/** One word of a query with the terms of the index that it may stand for. */
export type QueryTerm = {
  readonly token: Token
  readonly terms: Alternatives
  readonly weight: number
}

/** A query term, and the right spelling of its word if the word is misspelled. */
export type ExpandedWord = { readonly queryTerm: QueryTerm; readonly corrected?: string | undefined }

/** A wording of the query, and the weight of its score relative to that of the query as typed (0 to 1). */
export type QueryVariant = { readonly queryTerms: readonly QueryTerm[]; readonly weight: number }

/** A function that finds synonyms for the words of a query: each replaces the stems from `start` to before `end`. */
export type SynonymLookup = (
  stems: readonly string[],
) => readonly { readonly start: number; readonly end: number; readonly words: string }[]

/** The weight of a synonym or of the parts of an unknown compound, a little less than that of the words as typed. */
const variantWeight = 0.9
const maxVariants = 8
export const maxQueryWords = 24
/** The weight of a word for which the index has no term, relative to a term that occurs in three documents. */
const unknownWordWeight = 0.4
const maxJoinedWords = 5
const maxSimilarWords = 6

/**
 * The minimum length of an unknown word that is treated as almost equal to a longer word that begins with it. A shorter word
 * gets less weight, because "won" is not "won't": it should find pages, but not make the chatbot certain of an answer.
 */
const minPrefixLength = 5

/** Expands the words of a query into the terms of an index that they may stand for, and into other wordings. */
export class QueryExpander {
  private readonly data: IndexData

  constructor(data: IndexData) {
    this.data = data
  }

  /** Returns the query with its misspelled words corrected; undefined when no word is misspelled. */
  spellingOf(query: string, expanded: readonly ExpandedWord[]) {
    let spelling = query.normalize('NFC')
    let isCorrected = false
    const rewrite = ({ start, end }: Token, word: string) => {
      spelling = spelling.slice(0, start) + word + spelling.slice(end)
    }
    for (const { queryTerm: one, corrected } of [...expanded].reverse()) {
      if (corrected === undefined) {
        // A word with a known stem but in an unknown form is corrected only along with another word ("kindey stons").
        const term = this.data.terms.get(one.token.stem)
        const isForm = term !== undefined && this.data.vocabulary.termOf(one.token.word) === undefined
        const similar = isForm ? this.similarTo(one.token) : []
        const similarWord = similar.find((other) => other.term === term && other.prominence >= 1)
        if (similarWord) rewrite(one.token, this.data.displayed.get(similarWord.word) ?? similarWord.word)
        continue
      }
      isCorrected = true
      rewrite(one.token, corrected)
    }
    return isCorrected ? spelling : undefined
  }

  /**
   * Returns the terms that a word of a query may stand for: its own term, with `isPrefix` the terms of words that begin with
   * it and, if the word is unknown, the terms of similar words.
   *
   * @param isRight whether the word is spelled correctly although it is unknown, so that only other forms of it are meant
   */
  expand(token: Token, isPrefix: boolean, isRight = false): ExpandedWord {
    const exactTerm = this.data.vocabulary.termOf(token.word) ?? this.data.terms.get(token.stem)
    const terms = new Map<number, number>()
    if (exactTerm !== undefined) terms.set(exactTerm, 1)
    const stem = this.data.terms.get(token.stem)
    if (stem !== undefined) terms.set(stem, 1)
    const addAlternatives = (list: Alternatives, weight: number) => {
      for (const { term, similarity } of list) terms.set(term, Math.max(terms.get(term) ?? 0, similarity * weight))
    }
    const isChinese = isHan(token.word)
    if (isPrefix && !isChinese) {
      for (const { term } of this.data.vocabulary.withPrefix(token.word, 24))
        if (!terms.has(term)) terms.set(term, 0.85)
    }
    let corrected: string | undefined
    if (exactTerm === undefined && !isChinese) {
      if (token.word.length >= 3)
        addAlternatives(
          this.data.vocabulary.withPrefix(token.word, 12),
          token.word.length >= minPrefixLength ? 0.9 : 0.6,
        )
      const hasPrefixMatch = terms.size > 0
      const similar = isRight ? [] : this.similarTo(token)
      addAlternatives(similar, 0.9)
      addAlternatives(this.data.vocabulary.withCommonPrefix(token.word, maxSimilarWords), 0.8)
      // Editors list common misspellings as names, so words that only occur in such names must not be suggested.
      const right = hasPrefixMatch ? undefined : similar.find(({ prominence }) => prominence >= 1)
      if (right) corrected = this.data.displayed.get(right.word) ?? right.word
    }
    let maxWeight = 0
    for (const term of terms.keys()) maxWeight = Math.max(maxWeight, this.data.idfs[term] ?? 0)
    // An unknown word has a weight as well, so that no document covers a query with such a word completely.
    const weight = token.weight * (terms.size > 0 ? maxWeight : unknownWordWeight * idfOf(this.data.size, 3))
    return {
      queryTerm: { token, terms: [...terms].map(([term, similarity]) => ({ term, similarity })), weight },
      corrected,
    }
  }

  /**
   * Returns the words that may be meant by an unknown word; none for a stop word, which may be unknown because texts are
   * indexed without stop words.
   */
  private similarTo({ word }: Token): SimilarWord[] {
    return this.data.analyser.isStopWord(word) ? [] : this.data.vocabulary.similarWords(word, maxSimilarWords)
  }

  /** Drops the guessed terms of a word that editors have listed as a synonym ("nite"): such a word is not misspelled. */
  withoutGuesses(all: readonly ExpandedWord[], synonyms: SynonymLookup): ExpandedWord[] {
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

  /** Adds synonyms of one word to the terms of the word that they replace. */
  withSynonyms(all: readonly ExpandedWord[], synonyms: SynonymLookup | undefined): QueryTerm[] {
    const queryTerms = all.map(({ queryTerm }) => queryTerm)
    if (!synonyms) return queryTerms
    const stems = queryTerms.map((one) => this.stemOfQueryTerm(one))
    for (const { start, end, words } of synonyms(stems)) {
      const one = queryTerms[start]
      const replacement = this.data.analyser.tokens(words)
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

  /** Returns other wordings of the query: compounds split or joined, and synonyms of several words. */
  queryVariants(all: readonly QueryTerm[], synonyms: SynonymLookup | undefined): QueryVariant[] {
    const { compounds, idfs, terms: known, vocabulary } = this.data
    const variants: QueryVariant[] = []
    const add = (start: number, end: number, replacement: readonly QueryTerm[], weight: number) => {
      if (variants.length < maxVariants)
        variants.push({ queryTerms: [...all.slice(0, start), ...replacement, ...all.slice(end)], weight })
    }
    const replace = (start: number, end: number, words: string, weight: number) => {
      const replacement = this.data.analyser.tokens(words).map((token) => this.expand(token, false).queryTerm)
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
    // These are compounds that were typed as separate words: "nier stenen", "shen jie shi".
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
        if (end - start > 1 || this.data.analyser.tokens(words).length > 1) replace(start, end, words, variantWeight)
      }
    }
    return variants
  }

  private stemOf(term: number): string {
    // Only misspelled words need this linear search, so a second map in the other direction is not worth its memory.
    for (const [stem, number] of this.data.terms) if (number === term) return stem
    return ''
  }
}
