import type { ContentModel } from '#content-server/content-model.ts'
import type { Site } from '#content-server/content-kinds.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import type { PageScores } from './answer-finder.ts'
import { type EntryIndex, questionIndexOf } from './entry-index.ts'
import { foldWord } from './fold-word.ts'
import type { QueryVariant } from './query-expander.ts'
import type { AskedPage } from './question-index.ts'
import { translateQuestion, type TranslatedQuestion } from './translate-question.ts'
import { otherLanguageWeight, typeWeightOf } from './type-weights.ts'

export type AnswerOptions = {
  /** The URI of the only page that may answer, for a follow-up question. */
  readonly within?: string | null | undefined
  readonly limit: number
}

/**
 * The types of pages that may answer a question. Stories, events, news and pages that mainly list other pages are among the
 * excluded ones, and so are modules, whose text is not in sections.
 */
const answeringTypes = new Set([
  'condition',
  'situation',
  'treatment',
  'page',
  'contact',
  'guidelineChapter',
  'chatbot',
])
const maxAnswerCandidates = 12
/** The maximum number of pages that are compared because their English text contains the translated words. */
const maxTranslatedCandidates = 6
/** The number of pages with the most votes of listed questions that are compared even if the search has not found them. */
const maxVotedCandidates = 6
/** The weight of the votes of English questions for a question that is translated completely. */
const translatedVotes = 0.7

/** A page that may answer a question. Pages are sorted by `score`, which may exceed 1. */
export type FoundAnswer = PageScores & { readonly entry: StoredEntry; readonly score: number }

/**
 * Returns the score by which answers are sorted: mostly the score of the search and the votes of listed questions. A page in
 * the site's language is preferred to one in the language of the primary site.
 */
const orderOf = (score: number, { votes, meanVotes, named, sections: [best] }: PageScores, isOwn: boolean) =>
  score + 0.5 * votes + 0.3 * meanVotes + 0.11 * named + 0.06 * (best?.score ?? 0) + (isOwn ? 0.17 : 0)

/** An entry that the search has found, with its score and the index of its language. */
type Ranked = { readonly entry: StoredEntry; readonly score: number; readonly index: EntryIndex }

type Context = {
  readonly model: ContentModel
  readonly site: Site
  readonly own: EntryIndex
  readonly primary: EntryIndex | undefined
}

/**
 * The search for the pages of a site that answer a question. If the primary site is another one and in English, the question
 * is also translated into English word by word, and compared with the questions and the pages of the primary site.
 */
export class AnswerSearch {
  private readonly model: ContentModel
  private readonly site: Site
  private readonly own: EntryIndex
  private readonly primary: EntryIndex | undefined
  private readonly translateToPrimary: (query: string) => string | undefined
  private readonly rank: (query: string) => readonly Ranked[]

  /**
   * @param translateToPrimary translates the names of entries in a query
   * @param rank runs the search of the site
   */
  constructor(
    { model, site, own, primary }: Context,
    translateToPrimary: (query: string) => string | undefined,
    rank: (query: string) => readonly Ranked[],
  ) {
    this.model = model
    this.site = site
    this.own = own
    this.primary = primary
    this.translateToPrimary = translateToPrimary
    this.rank = rank
  }

  /**
   * Returns the pages that may answer a question, the best one first: those that the search finds, and those for which
   * editors have listed a similar question.
   */
  answers(question: string, { within, limit }: AnswerOptions): FoundAnswer[] {
    const english =
      this.primary && isEnglish(this.model.primarySite) ? this.translate(question, this.primary) : undefined
    const wordings = new Map<EntryIndex, readonly QueryVariant[]>()
    const wordingsFor = (index: EntryIndex) => {
      let found = wordings.get(index)
      if (!found) {
        found =
          english && index === this.primary
            ? [
                ...index.answers.wordings(this.translateToPrimary(question) ?? question),
                { ...index.answers.wordingOf(english.words), weight: weightOf(english) },
              ]
            : index.answers.wordings(question)
        wordings.set(index, found)
      }
      return found
    }
    const asked = this.listedQuestions(question, english)
    const ranked = this.rank(question)
    const candidates = new Map<StoredEntry, { score: number; index: EntryIndex }>()
    const add = (entry: StoredEntry | undefined, score: number, index?: EntryIndex) => {
      if (!entry || !answeringTypes.has(entry.typeHandle)) return
      const existing = candidates.get(entry)
      if (existing && existing.score >= score) return
      const ownOrPrimary = entry.site === this.site || !this.primary ? this.own : this.primary
      candidates.set(entry, { score, index: index ?? ownOrPrimary })
    }
    if (within != null) {
      const entry = this.model.byUri(within, this.site) ?? this.model.byUri(within, this.model.primarySite)
      add(entry, ranked.find((one) => one.entry === entry)?.score ?? 0)
    } else {
      for (const { entry, score, index } of ranked) if (candidates.size < maxAnswerCandidates) add(entry, score, index)
      if (english && this.primary) {
        const { matches } = this.primary.index.find(firstWords(english), {
          synonyms: this.primary.synonyms,
          minCoverage: 0.3,
        })
        for (const { id, score } of matches.slice(0, maxTranslatedCandidates)) {
          const entry = this.primary.entries[id]
          if (entry)
            add(
              this.model.find(entry.identity, this.site),
              score * typeWeightOf(entry) * otherLanguageWeight * weightOf(english),
            )
        }
      }
      const voted = [...asked].map(([identity, { votes }]) => ({ identity, votes: Math.max(...votes.values()) }))
      for (const { identity } of voted.sort((one, other) => other.votes - one.votes).slice(0, maxVotedCandidates))
        add(this.model.find(identity, this.site), 0)
    }
    const wanted = this.own.answers.wantedSections(question, this.site.language)
    return [...candidates]
      .map(([entry, { score, index }]) => {
        const scores = index.answers.compare(wordingsFor(index), entry, asked.get(entry.identity), wanted)
        return { entry, score: orderOf(score, scores, entry.site === this.site), ...scores }
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
  }

  /** Translates a question into English, the language of the primary site. */
  private translate(question: string, primary: EntryIndex): TranslatedQuestion {
    const { analyser } = this.own
    return translateQuestion(
      question,
      this.site.language,
      (word) => analyser.isStopWord(foldWord(word, this.site.language)),
      (word) => word.length >= 3 && !primary.analyser.isStopWord(word) && primary.index.hasWord(word),
    )
  }

  /**
   * Returns the pages for which the site or the primary site lists questions like the one that was asked. The questions of
   * the primary site are compared with the translated question.
   */
  private listedQuestions(question: string, english: TranslatedQuestion | undefined): ReadonlyMap<string, AskedPage> {
    const own = questionIndexOf(this.model, this.site).find(question)
    if (!english || !this.primary) return own
    const all = new Map(own)
    const ofPrimary = questionIndexOf(this.model, this.model.primarySite)
    for (const [identity, { similarity, coverage, votes }] of ofPrimary.find(firstWords(english))) {
      const existing = own.get(identity)
      const both = new Map(existing?.votes)
      for (const [anchor, each] of votes)
        both.set(anchor, (both.get(anchor) ?? 0) + translatedVotes * english.share * each)
      const weight = listedWeightOf(english)
      all.set(identity, {
        similarity: Math.max(existing?.similarity ?? 0, weight * similarity),
        coverage: Math.max(existing?.coverage ?? 0, weight * coverage),
        votes: both,
      })
    }
    return all
  }
}

/** Returns a translated question as a text, with the first alternative of each word. */
const firstWords = ({ words }: TranslatedQuestion): string => words.map(([word]) => word).join(' ')

/**
 * Returns the weight of a wording that is translated word by word. It decreases with the part of the question that could not
 * be translated.
 */
const weightOf = ({ share }: TranslatedQuestion): number => 0.5 + 0.45 * share
/** Returns the factor for the similarity and the coverage of listed English questions. */
const listedWeightOf = ({ share }: TranslatedQuestion): number => 0.2 + 0.65 * share

const isEnglish = ({ language }: Site): boolean => language === 'en-US'
