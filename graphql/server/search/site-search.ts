import { LRUCache } from 'lru-cache'
import type { ContentModel } from '#content-server/content-model.ts'
import type { Site } from '#content-server/content-kinds.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import { foldWord } from './fold-word.ts'
import { indexOf, variantsOf, type EntryIndex } from './entry-index.ts'
import { shortenExcerpt, type MarkedText } from './excerpt.ts'
import type { PageScores } from './answer-finder.ts'
import type { QueryVariant } from './query-expander.ts'
import { createPhraseBook } from './phrase-book.ts'
import { passagesOf } from './passages.ts'
import { sectionHeadings, type SectionHeading } from './sections.ts'
import { TextIndex, type IndexResult } from './text-index.ts'
import { translateQuestion, type TranslatedQuestion } from './translate-question.ts'
import type { AskedPage } from './question-index.ts'

export type SearchHit = {
  readonly entry: StoredEntry
  /** The score from 0 to 1, by which only the hits of one result can be compared. */
  readonly score: number
  readonly title: MarkedText
  readonly excerpt: MarkedText | null
  readonly sections: () => readonly SectionHeading[]
}

export type SearchResult = {
  readonly total: number
  /** The number of hits without the filters. */
  readonly all: number
  readonly hits: readonly SearchHit[]
  /** The number of hits of each type with the filter by topic, and of each topic with the filter by type. */
  readonly kinds: readonly { readonly handle: string; readonly count: number }[]
  readonly topics: readonly { readonly entry: StoredEntry; readonly count: number }[]
  readonly spelling: string | null
  /** The term of the glossary that the query names. */
  readonly definition: StoredEntry | null
}

export type SearchOptions = {
  /** Type handles; null and undefined do not filter. */
  readonly type?: readonly string[] | null
  /** Slugs of topics on the site that is searched. */
  readonly topic?: readonly string[] | null
  /** The uri of a publication: only it and the pages below it are searched. */
  readonly within?: string | null
  readonly limit: number
  readonly offset: number
}

export type Suggestion = {
  readonly entry: StoredEntry
  readonly title: MarkedText
  /** The name by which the entry was found, if its title does not show why. */
  readonly otherName: string | null
}

/** The types that are not suggested, because their pages only list other pages. */
const excludedFromSuggestions = new Set(['tag', 'guidelineArchive'])

/** The types of pages that may answer a question; stories, events, news and pages that only list other pages do not. */
const answeringTypes = new Set(['condition', 'situation', 'treatment', 'page', 'chatbot'])
const maxAnswerCandidates = 12
/** The maximum number of pages that are compared because the text in English has the translated words. */
const maxTranslatedCandidates = 6
/** The minimum similarity to a listed question with which a page that the search has not found may answer. */
const minListedSimilarity = 0.5

/** A page that may answer a question. Pages are sorted by `score`, which may exceed 1. */
export type FoundAnswer = PageScores & { readonly entry: StoredEntry; readonly score: number }

/**
 * Returns the score by which answers are sorted: the similarity to a listed question counts as much as the search. A page in
 * the site's language is preferred to one that a word-by-word translation of the question has found.
 */
const orderOf = (score: number, { asked, named, sections: [best] }: PageScores, isOwn: boolean) =>
  score + asked + 0.13 * named + 0.25 * (best?.score ?? 0) + (isOwn ? 0.19 : 0)

/** The maximum length of a query in UTF-16 code units, because the cost of a search grows with the number of words. */
const maxQueryLength = 200

/** The weights of types: readers search for conditions first, then for treatments and situations, and last for the rest. */
const typeWeights: Readonly<Record<string, number>> = {
  condition: 1,
  treatment: 0.96,
  situation: 0.95,
  page: 0.9,
  contact: 0.95,
  module: 0.9,
  guideline: 0.9,
  topic: 0.9,
  story: 0.85,
  educationEvent: 0.85,
  guidelineChapter: 0.8,
  news: 0.8,
  undergraduate: 0.8,
  office: 0.8,
  section: 0.8,
  update: 0.75,
  pressRelease: 0.75,
  guidelineArchive: 0.7,
  tag: 0.7,
  chatbot: 0.7,
}

/** The weight of a result in another language than the site's. */
const otherLanguageWeight = 0.7
/** The number of results from a site's own index with which entries of the primary site need a closer name to be added. */
const minOwnResults = 5

/** The entries that match a query, best first, and the corrected query if it is misspelt. */
type Ranking = { readonly ranked: readonly Ranked[]; readonly spelling: string | undefined }

type Ranked = {
  readonly entry: StoredEntry
  readonly score: number
  /** The number of the name by which the entry was found in the site's own index (`Match.matchedName`). */
  readonly otherName: number | undefined
  /** The index of the entry's language, and the terms of the query in it. */
  readonly index: EntryIndex
  readonly terms: ReadonlySet<number>
}

/**
 * The search of one site: its own entries, and those of the primary site that it does not have. Each language has its own
 * analyser and therefore its own index; all sites share the primary site's.
 */
export class SiteSearch {
  private readonly model: ContentModel
  private readonly site: Site
  private readonly own: EntryIndex
  private readonly primary: EntryIndex | undefined
  private readonly translateToPrimary: (query: string) => string | undefined
  private readonly glossary: { terms: readonly StoredEntry[]; index: TextIndex }
  private readonly rankings = new LRUCache<string, Ranking>({
    max: 500,
    maxSize: 100_000,
    sizeCalculation: ({ ranked }) => ranked.length + 1,
  })

  constructor(model: ContentModel, site: Site) {
    this.model = model
    this.site = site
    this.own = indexOf(model, site)
    this.primary = site === model.primarySite ? undefined : indexOf(model, model.primarySite)
    this.translateToPrimary = this.primary
      ? createPhraseBook(this.own.analyser, sharedNames(model, site))
      : () => undefined
    const terms = model.byType('glossaryTerm', site)
    const names = terms.map((term) => ({ names: [term.title, ...variantsOf(term)], fields: [] }))
    this.glossary = { terms, index: TextIndex.build(this.own.analyser, names) }
  }

  /** Returns the site's own entries that match, unsorted, each with a positive integer as its score. */
  ownEntries(query: string): { entry: StoredEntry; score: number }[] {
    const { matches } = this.own.index.find(cleanQuery(query), { synonyms: this.own.synonyms })
    return matches.flatMap(({ id, score }) => {
      const entry = this.own.entries[id]
      if (!entry || entry.site !== this.site) return []
      return [{ entry, score: Math.max(1, Math.round(1000 * score * typeWeightOf(entry))) }]
    })
  }

  search(query: string, { type, topic, within, limit, offset }: SearchOptions): SearchResult {
    const words = cleanQuery(query)
    const { ranked, spelling } = this.rank(words)
    const all = within == null ? ranked : ranked.filter(({ entry }) => `${entry.uri}/`.startsWith(`${within}/`))
    const slugOf = (name: string) => this.model.find(`topics/${name}`, this.site)?.slug ?? name
    const inTopic = (entry: StoredEntry) => !topic || topicsOf(entry).some((name) => topic.includes(slugOf(name)))
    const inType = (entry: StoredEntry) => !type || type.includes(entry.typeHandle)
    const kinds = new Map<string, number>()
    const topics = new Map<string, number>()
    const chosenEntries: Ranked[] = []
    for (const one of all) {
      const fitsTopic = inTopic(one.entry)
      const fitsType = inType(one.entry)
      if (fitsTopic) kinds.set(one.entry.typeHandle, (kinds.get(one.entry.typeHandle) ?? 0) + 1)
      if (fitsType) for (const name of topicsOf(one.entry)) topics.set(name, (topics.get(name) ?? 0) + 1)
      if (fitsTopic && fitsType) chosenEntries.push(one)
    }
    return {
      total: chosenEntries.length,
      all: all.length,
      hits: chosenEntries.slice(offset, offset + limit).map((one) => this.hit(one)),
      kinds: [...kinds].map(([handle, count]) => ({ handle, count })),
      topics: [...topics]
        .sort(([, one], [, other]) => other - one)
        .flatMap(([name, count]) => {
          const entry = this.model.find(`topics/${name}`, this.site)
          return entry ? [{ entry, count }] : []
        }),
      spelling: this.usefulSpelling(words, spelling),
      definition: this.define(words),
    }
  }

  /** Returns the corrected query, or null if it differs only in case or if a search for it has no results. */
  private usefulSpelling(query: string, spelling: string | undefined): string | null {
    if (spelling === undefined || spelling.toLowerCase() === query.toLowerCase()) return null
    return this.rank(spelling).ranked.length > 0 ? spelling : null
  }

  private define(query: string): StoredEntry | null {
    const [first] = this.glossary.index.find(query).matches
    return first && first.nameScore > 0.9 ? (this.glossary.terms[first.id] ?? null) : null
  }

  suggest(query: string, limit: number): Suggestion[] {
    const words = cleanQuery(query)
    return this.rank(words, true)
      .ranked.filter(({ entry }) => !excludedFromSuggestions.has(entry.typeHandle))
      .slice(0, limit)
      .map((one) => {
        const title = this.marked(one, one.entry.title)
        const isShown = title.marks.length >= 2 * this.own.analyser.stems(words).length
        const otherName = isShown ? undefined : this.own.index.otherName(one.otherName)
        return { entry: one.entry, title, otherName: otherName ?? null }
      })
  }

  /**
   * Returns the pages that may answer a question, best first: those that the search finds, and those for which editors have
   * listed a similar question.
   *
   * @param within the URI of the only page that may answer, for a follow-up question
   */
  answers(question: string, { within, limit }: { within?: string | null | undefined; limit: number }): FoundAnswer[] {
    const cleaned = cleanQuery(question)
    const english = this.primary && this.translate(cleaned, this.primary)
    const wordings = new Map<EntryIndex, readonly QueryVariant[]>()
    const wordingsFor = (index: EntryIndex) => {
      let found = wordings.get(index)
      if (!found) {
        found =
          english && index === this.primary
            ? [
                ...index.answers.wordings(this.translateToPrimary(cleaned) ?? cleaned),
                { ...index.answers.wordingOf(english.words), weight: weightOf(english) },
              ]
            : index.answers.wordings(cleaned)
        wordings.set(index, found)
      }
      return found
    }
    const asked = this.listedQuestions(cleaned, english)
    const { ranked } = this.rank(cleaned, false, 0.3)
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
        const words = english.words.map(([word]) => word).join(' ')
        const { matches } = this.primary.index.find(words, { synonyms: this.primary.synonyms, minCoverage: 0.3 })
        for (const { id, score } of matches.slice(0, maxTranslatedCandidates)) {
          const entry = this.primary.entries[id]
          if (entry)
            add(
              this.model.find(entry.identity, this.site),
              score * typeWeightOf(entry) * otherLanguageWeight * weightOf(english),
            )
        }
      }
      for (const [identity, { sections }] of asked)
        if (Math.max(...sections.values()) >= minListedSimilarity) add(this.model.find(identity, this.site), 0)
    }
    const wanted = this.own.answers.wantedSections(cleaned, this.site.language)
    return [...candidates]
      .map(([entry, { score, index }]) => {
        const scores = index.answers.compare(wordingsFor(index), entry, asked.get(entry.identity), wanted)
        return { entry, score: orderOf(score, scores, entry.site === this.site), ...scores }
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
  }

  /** Translates a question into the words of the primary site, which is in English. */
  private translate(question: string, primary: EntryIndex): TranslatedQuestion {
    const { analyser } = this.own
    return translateQuestion(
      question,
      this.site.language,
      (word) => analyser.isStopWord(foldWord(word, this.site.language)),
      (word) => word.length >= 3 && !primary.analyser.isStopWord(word) && primary.index.hasWord(word),
    )
  }

  /** Returns the pages for which the site or the primary site lists a question like the one that was asked. */
  private listedQuestions(question: string, english: TranslatedQuestion | undefined): ReadonlyMap<string, AskedPage> {
    const own = this.own.asked.find(this.own.asked.wordings(question))
    if (!english || !this.primary) return own
    const translated = this.primary.asked.find([
      { ...this.primary.asked.wordingOf(english.words), weight: listedWeightOf(english) },
    ])
    const all = new Map(own)
    for (const [identity, { sections, coverage }] of translated) {
      const existing = own.get(identity)
      const both = new Map(existing?.sections)
      for (const [anchor, similarity] of sections) both.set(anchor, Math.max(both.get(anchor) ?? 0, similarity))
      all.set(identity, { sections: both, coverage: Math.max(existing?.coverage ?? 0, coverage) })
    }
    return all
  }

  /** Returns all entries that match, best first, each once: the site's own version, else the primary site's. */
  private rank(query: string, isTyping = false, minCoverage?: number): Ranking {
    const key = JSON.stringify([query, isTyping, minCoverage])
    let ranking = this.rankings.get(key)
    if (!ranking) {
      ranking = this.computeRanking(query, isTyping, minCoverage)
      this.rankings.set(key, ranking)
    }
    // An embargo may end while the ranking is cached, and so may an event.
    const shown = ranking.ranked.filter(({ entry }) => !isUnderEmbargo(entry))
    const isPast = ({ entry }: Ranked) => hasEnded(entry)
    return { ...ranking, ranked: [...shown.filter((one) => !isPast(one)), ...shown.filter(isPast)] }
  }

  private computeRanking(query: string, isTyping: boolean, minCoverage: number | undefined): Ranking {
    const find = (index: EntryIndex, words: string) =>
      index.index.find(words, {
        isTyping,
        synonyms: index.synonyms,
        ...(minCoverage !== undefined && { minCoverage }),
      })
    const own = find(this.own, query)
    const inPrimary = this.primary && find(this.primary, query)
    const words = this.translateToPrimary(query)
    const translated = this.primary && words !== undefined ? find(this.primary, words) : undefined
    // A text is marked by the terms of its own language, even if the index of the other one has found it.
    const otherTerms = new Set([...(inPrimary?.terms ?? []), ...(translated?.terms ?? [])])

    const best = new Map<string, Ranked>()
    const addCandidates = (
      index: EntryIndex,
      result: IndexResult,
      weight: number,
      isWanted: (nameScore: number) => boolean,
    ) => {
      for (const { id, score, nameScore, matchedName } of result.matches) {
        const found = index.entries[id]
        if (!found || !isWanted(nameScore)) continue
        const entry = this.model.find(found.identity, this.site) ?? found
        const isOwn = entry.site === this.site
        const weighted = score * weight * typeWeightOf(entry) * (isOwn ? 1 : otherLanguageWeight)
        const previousBest = best.get(entry.identity)
        if (previousBest && previousBest.score >= weighted) continue
        best.set(entry.identity, {
          entry,
          score: weighted,
          otherName: index === this.own ? matchedName : undefined,
          index: isOwn || !this.primary ? this.own : this.primary,
          terms: isOwn || !this.primary ? own.terms : otherTerms,
        })
      }
    }
    const hasName = (nameScore: number) => nameScore >= 0.35
    addCandidates(this.own, own, 1, isTyping ? hasName : () => true)
    if (this.primary && inPrimary) {
      const isEnough = best.size >= minOwnResults
      const hasCloseName = (nameScore: number) => nameScore >= (isEnough ? 0.7 : 0.45)
      addCandidates(this.primary, inPrimary, 1, hasCloseName)
      if (translated) addCandidates(this.primary, translated, 0.95, hasCloseName)
      // An English text with the words is better than no result.
      if (best.size === 0 && !isTyping) addCandidates(this.primary, translated ?? inPrimary, 1, () => true)
    }
    // A word that is not finished yet may match another title by its stem: "nierens" is also a form of "Niere".
    const typed = foldWord(query, this.site.language)
    const startsAsTyped = ({ entry }: Ranked) =>
      isTyping && foldWord(entry.title, entry.language).startsWith(typed) ? 1 : 0
    const ranked = [...best.values()].sort(
      (one, other) => other.score - one.score || startsAsTyped(other) - startsAsTyped(one),
    )
    // A query that is spelt correctly in the other language is not misspelt in this one.
    const isRight = ranked[0]?.index === this.primary && (inPrimary ?? own).spelling === undefined
    return { ranked, spelling: isRight ? undefined : own.spelling }
  }

  private hit(one: Ranked): SearchHit {
    const { entry, score } = one
    return {
      entry,
      score,
      title: this.marked(one, entry.title),
      excerpt: this.excerpt(one),
      sections: () => sectionHeadings(entry),
    }
  }

  private marked({ terms, index }: Ranked, text: string): MarkedText {
    const normal = text.normalize('NFC')
    return { text: normal, marks: index.index.marks(normal, terms) }
  }

  /** Returns the introduction; if neither it nor the title has any of the terms, the sentence with most of them. */
  private excerpt(one: Ranked): MarkedText | null {
    const sentences = passagesOf(one.entry).flatMap((passage) => passage.sentences)
    const [first] = sentences
    if (first === undefined) return null
    const intro = this.marked(one, clean(one.entry.page.intro ?? first))
    if (intro.marks.length > 0 || this.marked(one, one.entry.title).marks.length > 0) return intro
    let best = intro
    for (const sentence of sentences) {
      const marked = this.marked(one, clean(sentence))
      if (sentence.length >= minSentenceLength && marked.marks.length > best.marks.length) best = marked
    }
    return shortenExcerpt(best)
  }
}

/** Yields the names that a site has for an entry of the primary site, with its title there, to translate queries by. */
function* sharedNames(model: ContentModel, site: Site) {
  for (const entry of model.all(site)) {
    if (entry.typeHandle === 'source' || entry.typeHandle === 'person') continue
    const other = model.versions(entry.identity).find((version) => version.site === model.primarySite)
    if (other) yield { names: [entry.title, ...variantsOf(entry), ...(entry.page.synonyms ?? [])], other: other.title }
  }
  for (const [identity, names] of Object.entries(model.searchWords(site).names)) {
    const other = model.versions(identity).find((version) => version.site === model.primarySite)
    if (other) yield { names, other: other.title }
  }
}

/** Returns the weight of a wording that is translated word by word: less with fewer of its words translated. */
const weightOf = ({ share }: TranslatedQuestion): number => 0.5 + 0.45 * share
/** Returns the weight of such a wording beside the questions that editors have listed in the site's own language. */
const listedWeightOf = ({ share }: TranslatedQuestion): number => 0.2 + 0.65 * share

const typeWeightOf = ({ typeHandle }: StoredEntry) => typeWeights[typeHandle] ?? 0.8

const topicsOf = ({ page }: StoredEntry): string[] => (page.topics ?? []).map((topic) => topic.replace(/^topics\//, ''))

const isUnderEmbargo = ({ fields }: StoredEntry) =>
  'embargoUntil' in fields && fields.embargoUntil !== undefined && Date.parse(fields.embargoUntil) > Date.now()

const dayMs = 24 * 60 * 60_000

/** Whether an entry is an event that is over for a day at least, wherever it took place. */
const hasEnded = ({ fields }: StoredEntry) =>
  'startsAt' in fields && Date.parse(fields.endsAt ?? fields.startsAt) < Date.now() - dayMs

/** Returns the query without control characters and surplus space, at its maximum length; the first cut bounds the work. */
function cleanQuery(query: string): string {
  return clean(
    query
      .slice(0, maxQueryLength * 4)
      .normalize('NFC')
      .replace(/[\p{C}]+/gu, ' '),
  ).slice(0, maxQueryLength)
}

const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The minimum length of a sentence that may be the excerpt. */
const minSentenceLength = 20
