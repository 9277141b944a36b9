import type { Analyser } from './analyse-text.ts'
import type { SynonymLookup, QueryVariant } from './query-expander.ts'
import { TextIndex } from './text-index.ts'

/** A question of readers that editors have listed for a section. */
export type ListedQuestion = { readonly identity: string; readonly anchor: string; readonly text: string }

/** A page for which editors have listed questions similar to the given one. All values are from 0 to 1. */
export type AskedPage = {
  /** The similarity to the most similar of the questions that are listed for each section, by its anchor. */
  readonly sections: ReadonlyMap<string, number>
  /** The share of the question's words that occur in the questions listed for the page, by weight. */
  readonly coverage: number
}

type AnalysedQuestion = ListedQuestion & { readonly terms: ReadonlyMap<number, number>; readonly weight: number }

/** The weight of a stop word in a question. It is not 0, because two questions may differ only in "how long" or "why". */
const stopWordShare = 0.12
/**
 * The beta of the F-measure by which a question is compared with a listed one. Below 1, it matters more how much of the listed
 * question occurs than how much of the reader's, which is often long and says much that the answer does not depend on.
 */
const beta = 0.6

/**
 * The index of the questions that editors have listed. It has a vocabulary of its own, because readers use words that no
 * page contains, above all in the questions that are listed for pages that are not translated.
 */
export class QuestionIndex {
  private readonly index: TextIndex
  private readonly synonyms: SynonymLookup
  private readonly isWordOfPages: (word: string) => boolean
  private readonly questions: readonly AnalysedQuestion[]
  private readonly questionsByTerm = new Map<number, number[]>()
  private readonly termsOfPages = new Map<string, Set<number>>()

  /** @param pages the index of the site's pages, which distinguishes a word that no question contains from a misspelt one */
  constructor(analyser: Analyser, pages: TextIndex, synonyms: SynonymLookup, questions: readonly ListedQuestion[]) {
    const documents = questions.map(({ text }) => ({ names: [], fields: [{ text, weight: 1 }] }))
    this.index = TextIndex.build(analyser, documents, pages.compounds)
    this.synonyms = synonyms
    this.isWordOfPages = (word) => pages.hasWord(word)
    this.questions = questions.map((question, place) => {
      const terms = this.index.termCounts(question.text)
      const all = this.termsOfPages.get(question.identity) ?? new Set()
      this.termsOfPages.set(question.identity, all)
      let weight = 0
      for (const [term, count] of terms) {
        weight += this.termWeight(term, count)
        all.add(term)
        if (count < 0.5) continue
        const places = this.questionsByTerm.get(term)
        if (places) places.push(place)
        else this.questionsByTerm.set(term, [place])
      }
      return { ...question, terms, weight }
    })
  }

  /** Returns the wordings of a question, for `find`. */
  wordings(question: string): readonly QueryVariant[] {
    return this.index.wordings(question, this.synonyms, this.isWordOfPages)
  }

  /** Returns the wording of a question that is translated word by word; see `TextIndex.wordingOf`. */
  wordingOf(words: readonly (readonly string[])[]): QueryVariant {
    return this.index.wordingOf(words, this.synonyms)
  }

  /** Returns the pages with listed questions that share a word with the question, by identity. */
  find(wordings: readonly QueryVariant[]): ReadonlyMap<string, AskedPage> {
    const touched = new Set<number>()
    for (const { queryTerms } of wordings) {
      for (const { terms, token } of queryTerms) {
        if (this.index.isStopWord(token.word)) continue
        for (const { term } of terms) for (const place of this.questionsByTerm.get(term) ?? []) touched.add(place)
      }
    }
    const sectionsOfPages = new Map<string, Map<string, number>>()
    for (const place of touched) {
      const listed = this.questions[place]
      if (!listed) continue
      const similarity = this.similarity(wordings, listed)
      const sections = sectionsOfPages.get(listed.identity) ?? new Map<string, number>()
      sectionsOfPages.set(listed.identity, sections)
      sections.set(listed.anchor, Math.max(sections.get(listed.anchor) ?? 0, similarity))
    }
    return new Map(
      [...sectionsOfPages].map(([identity, sections]) => [
        identity,
        { sections, coverage: this.coverage(wordings, this.termsOfPages.get(identity) ?? new Set()) },
      ]),
    )
  }

  private coverage(wordings: readonly QueryVariant[], all: ReadonlySet<number>): number {
    let best = 0
    for (const { queryTerms, weight } of wordings) {
      let total = 0
      let sum = 0
      for (const { terms, weight: own, token } of queryTerms) {
        if (this.index.isStopWord(token.word)) continue
        total += own
        sum += own * Math.max(0, ...terms.map(({ term, similarity }) => (all.has(term) ? similarity : 0)))
      }
      if (total > 0) best = Math.max(best, (weight * sum) / total)
    }
    return best
  }

  private termWeight(term: number, count: number): number {
    return this.index.idf(term) * (count < 0.5 ? stopWordShare : 1)
  }

  private similarity(wordings: readonly QueryVariant[], { terms, weight }: AnalysedQuestion): number {
    let best = 0
    for (const wording of wordings) {
      let total = 0
      let sum = 0
      const used = new Map<number, number>()
      for (const { terms: alternatives, weight: own, token } of wording.queryTerms) {
        const isStop = this.index.isStopWord(token.word)
        const share = isStop ? (own / token.weight) * stopWordShare : own
        total += share
        let found = 0
        for (const { term, similarity } of alternatives) {
          if (!terms.has(term)) continue
          found = Math.max(found, similarity)
          used.set(term, Math.max(used.get(term) ?? 0, similarity))
        }
        sum += share * found
      }
      let usedWeight = 0
      for (const [term, similarity] of used) usedWeight += similarity * this.termWeight(term, terms.get(term) ?? 1)
      if (total === 0 || weight === 0) continue
      const ofQuestion = sum / total
      const ofListed = Math.min(1, usedWeight / weight)
      const sumOfShares = beta ** 2 * ofListed + ofQuestion
      const fit = sumOfShares === 0 ? 0 : ((1 + beta ** 2) * ofQuestion * ofListed) / sumOfShares
      best = Math.max(best, wording.weight * fit)
    }
    return best
  }
}
