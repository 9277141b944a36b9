import { isHan } from './fold-word.ts'
import { idfOf, partsOf, type IndexData } from './index-data.ts'
import { maxQueryWords, type QueryExpander } from './query-expander.ts'

/** The terms of which a text must have at least one. */
type AnyTerm = ReadonlySet<number>

/** One word of a question, and the alternatives by which a text can mention it: each is a list of terms that it needs. */
export type QuestionWord = {
  readonly text: string
  /** Its inverse document frequency; highest for a word that is not in the index. */
  readonly weight: number
  readonly isKnown: boolean
  readonly alternatives: readonly (readonly AnyTerm[])[]
}

/** Minimum similarity of words that count as misspellings of each other where the chatbot's answer depends on it. */
const minSimilarity = 0.65

/** Analyses the questions of the chatbot, and finds their words in texts. */
export class QuestionAnalyser {
  private readonly data: IndexData
  private readonly expander: QueryExpander

  constructor(data: IndexData, expander: QueryExpander) {
    this.data = data
    this.expander = expander
  }

  /**
   * Analyses a question word by word, without its stop words. A text mentions a word by the word itself, by a form or a
   * slight misspelling of it, or by its parts. Synonyms lead to pages, but are too loose for the answer of the chatbot.
   *
   * @param query in NFC
   */
  analyse(query: string): QuestionWord[] {
    if (isHan(query)) return this.analyseChinese(query)
    const tokens = this.data.analyser.tokens(query).slice(0, maxQueryWords)
    const words = tokens.map((token) => {
      const terms = this.expander
        .expand(token, false)
        .queryTerm.terms.filter(({ similarity }) => similarity >= minSimilarity)
      const parts = terms.length > 0 ? [] : partsOf(this.data.compounds, token)
      const alternatives: (readonly AnyTerm[])[] = []
      if (terms.length > 0) alternatives.push([new Set(terms.map(({ term }) => term))])
      const knownTerms = parts.map((part) => this.data.terms.get(part)).filter(isNumber)
      if (parts.length > 0 && knownTerms.length === parts.length)
        alternatives.push(knownTerms.map((term) => new Set([term])))
      return { token, terms, alternatives }
    })
    return words.flatMap(({ token, terms, alternatives }) =>
      token.weight < 1
        ? []
        : [
            {
              // The word as typed: folded words are internal to the index.
              text: query.slice(token.start, token.end),
              weight: this.weightOf(terms.map(({ term }) => term)),
              isKnown: alternatives.length > 0,
              alternatives,
            },
          ],
    )
  }

  /** Analyses a Chinese question by the words of a dictionary, since pairs of characters across two words mean nothing. */
  private analyseChinese(query: string): QuestionWord[] {
    const words: string[] = []
    let isRun = false
    for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(query)) {
      const isSingle = isHan(segment) && segment.length === 1
      const isKept = isWordLike === true && this.data.analyser.tokens(segment).length > 0
      // Single characters in a row are a word that the dictionary does not have, such as the name of a medicine.
      if (isKept && isSingle && isRun) words.push((words.pop() ?? '') + segment)
      else if (isKept) words.push(segment)
      isRun = isKept && isSingle
    }
    return words.slice(0, maxQueryWords).flatMap((segment) => {
      const tokens = this.data.analyser.tokens(segment)
      if (isHan(segment) && segment.length === 1) return []
      const pairs = tokens.filter(({ weight }) => weight === 1).map(({ stem }) => this.data.terms.get(stem))
      const knownPairs = pairs.filter(isNumber)
      const isKnown = knownPairs.length === pairs.length
      return [
        {
          text: segment,
          weight: this.weightOf(isKnown ? knownPairs : []),
          isKnown,
          alternatives: isKnown ? [knownPairs.map((term) => new Set([term]))] : [],
        },
      ]
    })
  }

  private weightOf(terms: readonly number[]): number {
    if (terms.length === 0) return idfOf(this.data.size, 1)
    return Math.max(...terms.map((term) => this.data.idfs[term] ?? 0))
  }

  /** Returns the indexes of the words of a question that a text mentions. */
  mentionedWords(text: string, words: readonly QuestionWord[]): number[] {
    const terms = new Set<number>()
    for (const token of this.data.analyser.tokens(text)) {
      for (const stem of [token.stem, ...partsOf(this.data.compounds, token)]) {
        const term = this.data.terms.get(stem)
        if (term !== undefined) terms.add(term)
      }
    }
    const isMentioned = (all: readonly AnyTerm[]) => all.every((any) => [...any].some((term) => terms.has(term)))
    return words.flatMap(({ alternatives }, index) => (alternatives.some(isMentioned) ? [index] : []))
  }
}

const isNumber = (value: number | undefined): value is number => value !== undefined
