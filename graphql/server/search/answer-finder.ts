import { foldText } from '#lib/fold-text.ts'
import { phrasePattern, phraseText } from '#lib/phrase-pattern.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import type { AskedPage } from './question-index.ts'
import type { QueryTerm, QueryVariant, SynonymLookup } from './query-expander.ts'
import { sectionCues } from './section-cues.ts'
import { sectionsOf } from './sections.ts'
import type { TextIndex } from './text-index.ts'

/** A section of a page, with its score as the answer to a question; the score may exceed 1. */
export type SectionScore = {
  readonly anchor: string | null
  readonly score: number
}

/**
 * The comparison of a question with a page that may answer it. All values are from 0 to 1 except `votes`, `meanVotes` and
 * the scores of sections.
 */
export type PageScores = {
  /** The share of the page's best matching name that the question contains. */
  readonly named: number
  /** The similarity of the question to the most similar one that editors have listed for the page. */
  readonly asked: number
  /** The votes for the section of the page that has most of them (`AskedPage`); they may exceed 1. */
  readonly votes: number
  /**
   * The sum of the votes for all sections of the page, divided by the number of sections with votes, but at least by
   * `minSections`.
   */
  readonly meanVotes: number
  /** The share of the question, by weight, that the page or, if that is more, its listed questions together contain. */
  readonly coverage: number
  /** The sections, the best one first. */
  readonly sections: readonly SectionScore[]
}

type TermCounts = ReadonlyMap<number, number>

type AnalysedSection = {
  readonly anchor: string | null
  readonly innerAnchors: readonly string[]
  readonly headings: TermCounts
  readonly text: TermCounts
  readonly length: number
  /** The sentences, items and rows of the section, each with its terms. */
  readonly units: readonly ReadonlySet<number>[]
}

type AnalysedPage = { readonly names: readonly TermCounts[]; readonly sections: readonly AnalysedSection[] }

/** The substitutes for a section that a page lacks, by its anchor. The first substitute that the page has is used. */
const substitutes: Readonly<Record<string, readonly string[]>> = {
  living: ['after', 'treatment'],
  prevent: ['living', 'treatment'],
  feels: ['what', 'help'],
  found: ['happens'],
  treatment: ['what', 'happens'],
  happens: ['treatment'],
  after: ['treatment', 'living'],
  risks: ['treatment', 'after'],
  prepare: ['happens', 'treatment'],
  alternatives: ['treatment'],
}

const patternsOfLanguages = new Map<string, readonly (readonly [anchor: string, pattern: RegExp])[]>()

function cuePatterns(language: string) {
  let patterns = patternsOfLanguages.get(language)
  if (!patterns) {
    patterns = Object.entries(sectionCues[language] ?? {}).map(
      ([anchor, cues]) => [anchor, phrasePattern(cues, foldText, language === 'zh-CN')] as const,
    )
    patternsOfLanguages.set(language, patterns)
  }
  return patterns
}

/** The bonus of a section that the question has a cue for, and of a section that substitutes for such a section. */
const cueScore = 0.35
const substituteScore = 0.175
/** The minimum number by which the votes for the sections of a page are divided for their mean. */
const minSections = 4
/** The weight of the votes of listed questions for the section. */
const votesWeight = 1.1
/** The parameter k1 of BM25. */
const bm25K1 = 1.2
/** The divisor of a section's length in words. The larger it is, the less a long section loses. */
const lengthDivisor = 480
/** The factor for words that are in the names of the page, and how many times a word counts in a heading. */
const nameWordShare = 0.15
const headingWeight = 3
/**
 * The weight of the best sentence, item or row of a section relative to the whole section, and the share for the unit that
 * follows it.
 */
const unitWeight = 0.5
const nextUnitShare = 0.5

/** Compares questions with the names and sections of pages. */
export class AnswerFinder {
  private readonly index: TextIndex
  private readonly synonyms: SynonymLookup
  private readonly pages = new WeakMap<StoredEntry, AnalysedPage>()

  constructor(index: TextIndex, synonyms: SynonymLookup) {
    this.index = index
    this.synonyms = synonyms
  }

  /** Returns the anchors of the sections that a question has a cue for ("how often", "can I eat"). */
  wantedSections(question: string, language: string): ReadonlySet<string> {
    const text = phraseText(question, foldText)
    return new Set(cuePatterns(language).flatMap(([anchor, pattern]) => (pattern.test(text) ? [anchor] : [])))
  }

  /** Returns the wordings of a question, for `compare`. */
  wordings(question: string): readonly QueryVariant[] {
    return this.index.wordings(question, this.synonyms)
  }

  /** Returns the wording of a question that is translated word by word; see `TextIndex.wordingOf`. */
  wordingOf(words: readonly (readonly string[])[]): QueryVariant {
    return this.index.wordingOf(words, this.synonyms)
  }

  /**
   * Compares a question with the names and the sections of a page, and with the questions that are listed for it.
   *
   * @param asked the page as the index of listed questions has found it
   * @param wanted the anchors of the sections that the question has a cue for
   */
  compare(
    wordings: readonly QueryVariant[],
    entry: StoredEntry,
    asked: AskedPage | undefined,
    wanted: ReadonlySet<string>,
  ): PageScores {
    const page = this.analyse(entry)
    const all = new Map<number, number>()
    for (const { headings, text } of page.sections)
      for (const counts of [headings, text]) for (const term of counts.keys()) all.set(term, 1)
    for (const name of page.names) for (const term of name.keys()) all.set(term, 1)
    let named = 0
    let coverage = asked?.coverage ?? 0
    for (const { queryTerms, weight } of wordings) {
      const content = queryTerms.filter(({ token }) => !this.index.isStopWord(token.word))
      coverage = Math.max(coverage, weight * shareOf(content, all))
      for (const name of page.names) named = Math.max(named, weight * this.shareOfName(content, name))
    }
    const anchors = new Set(page.sections.map(({ anchor }) => anchor))
    const names = new Map(page.names.flatMap((name) => [...name]))
    const sections = page.sections
      .map((section): SectionScore => {
        const voted = Math.max(
          ...[section.anchor ?? '', ...section.innerAnchors].map((anchor) => asked?.votes.get(anchor) ?? 0),
        )
        const words = Math.max(
          ...wordings.map(({ queryTerms, weight }) => weight * this.scoreSection(queryTerms, section, names)),
        )
        return {
          anchor: section.anchor,
          score: words + votesWeight * voted + this.cueScore(section.anchor, anchors, wanted),
        }
      })
      .sort((one, other) => other.score - one.score)
    const votes = [...(asked?.votes.values() ?? [])]
    return {
      named,
      coverage,
      asked: asked?.similarity ?? 0,
      votes: Math.max(0, ...votes),
      meanVotes: votes.reduce((sum, each) => sum + each, 0) / Math.max(minSections, votes.length),
      sections,
    }
  }

  private cueScore(anchor: string | null, anchors: ReadonlySet<string | null>, wanted: ReadonlySet<string>): number {
    if (anchor === null) return 0
    if (wanted.has(anchor)) return cueScore
    for (const other of wanted)
      if (!anchors.has(other) && substitutes[other]?.find((each) => anchors.has(each)) === anchor)
        return substituteScore
    return 0
  }

  /**
   * Scores a section by BM25 and by its best unit. Words in the names of the page have less weight, because they do not
   * distinguish its sections.
   */
  private scoreSection(queryTerms: readonly QueryTerm[], section: AnalysedSection, names: TermCounts): number {
    let sum = 0
    let total = 0
    const lengthNorm = bm25K1 * (0.5 + section.length / lengthDivisor)
    for (const { terms, weight, token } of queryTerms) {
      if (this.index.isStopWord(token.word)) continue
      const isName = terms.some(({ term, similarity }) => similarity > 0.8 && names.has(term))
      const own = weight * (isName ? nameWordShare : 1)
      total += own
      let best = 0
      for (const { term, similarity } of terms) {
        const count = (section.text.get(term) ?? 0) + headingWeight * (section.headings.get(term) ?? 0)
        if (count > 0) best = Math.max(best, similarity * (count / (count + lengthNorm)))
      }
      sum += own * best
    }
    return total === 0 ? 0 : (sum + unitWeight * this.scoreBestUnit(queryTerms, section, names)) / total
  }

  /**
   * Scores the sentence, item or row that contains most of a question. A word that only the next one contains counts half,
   * because the next one often continues the thought.
   */
  private scoreBestUnit(queryTerms: readonly QueryTerm[], section: AnalysedSection, names: TermCounts): number {
    let best = 0
    for (let at = 0; at < section.units.length; at += 1) {
      let sum = 0
      for (const { terms, weight, token } of queryTerms) {
        if (this.index.isStopWord(token.word)) continue
        const isName = terms.some(({ term, similarity }) => similarity > 0.8 && names.has(term))
        let found = 0
        for (const { term, similarity } of terms) {
          if (section.units[at]?.has(term)) found = Math.max(found, similarity)
          else if (section.units[at + 1]?.has(term)) found = Math.max(found, nextUnitShare * similarity)
        }
        sum += weight * (isName ? nameWordShare : 1) * found
      }
      best = Math.max(best, sum)
    }
    return best
  }

  /**
   * Returns the share of a name that a question contains, by the weight of the name's words. Other words of the question
   * have no effect.
   */
  private shareOfName(content: readonly QueryTerm[], name: TermCounts): number {
    const found = new Map<number, number>()
    for (const { terms } of content)
      for (const { term, similarity } of terms)
        if (name.has(term)) found.set(term, Math.max(found.get(term) ?? 0, similarity))
    let total = 0
    let sum = 0
    for (const [term, count] of name) {
      if (count < 0.5) continue
      const weight = this.index.idf(term)
      total += weight
      sum += weight * (found.get(term) ?? 0)
    }
    return total === 0 ? 0 : sum / total
  }

  private analyse(entry: StoredEntry): AnalysedPage {
    let page = this.pages.get(entry)
    if (!page) {
      page = {
        names: [entry.title, ...(entry.page.synonyms ?? [])].map((name) => this.index.termCounts(name)),
        sections: sectionsOf(entry).map(({ anchor, innerAnchors, headings, text }) => {
          const counts = this.index.termCounts(text)
          let length = 0
          for (const count of counts.values()) length += count
          const units = `${headings}\n${text}`
            .split(/\n|(?<=[.!?;。！？؟；])\s*/)
            .flatMap((unit) => (unit.trim() === '' ? [] : [new Set(this.index.termCounts(unit).keys())]))
          return { anchor, innerAnchors, headings: this.index.termCounts(headings), text: counts, length, units }
        }),
      }
      this.pages.set(entry, page)
    }
    return page
  }
}

function shareOf(content: readonly QueryTerm[], terms: TermCounts): number {
  let total = 0
  let sum = 0
  for (const { terms: alternatives, weight } of content) {
    total += weight
    sum += weight * Math.max(0, ...alternatives.map(({ term, similarity }) => (terms.has(term) ? similarity : 0)))
  }
  return total === 0 ? 0 : sum / total
}
