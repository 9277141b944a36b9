import { LRUCache } from 'lru-cache'
import type { ContentModel } from '#content-server/content-model.ts'
import type { Site } from '#content-server/content-kinds.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import { foldWord } from './fold-word.ts'
import { indexOf, variantsOf, type EntryIndex } from './entry-index.ts'
import { shortenExcerpt, type MarkedText } from './excerpt.ts'
import { AnswerSearch, type AnswerOptions, type FoundAnswer } from './answer-search.ts'
import { createPhraseBook } from './phrase-book.ts'
import { passagesOf } from './passages.ts'
import { sectionHeadings, type SectionHeading } from './sections.ts'
import { TextIndex, type IndexResult } from './text-index.ts'
import { otherLanguageWeight, typeWeightOf } from './type-weights.ts'

export type SearchHit = {
  readonly entry: StoredEntry
  /** The score, from 0 to 1. Only scores within the same result are comparable. */
  readonly score: number
  readonly title: MarkedText
  readonly excerpt: MarkedText | null
  readonly sections: () => readonly SectionHeading[]
}

export type SearchResult = {
  readonly total: number
  /** The number of hits without the filters by type and topic. */
  readonly all: number
  readonly hits: readonly SearchHit[]
  /** The number of hits of each type with the filter by topic, and of each topic with the filter by type. */
  readonly kinds: readonly { readonly handle: string; readonly count: number }[]
  readonly topics: readonly { readonly entry: StoredEntry; readonly count: number }[]
  readonly spelling: string | null
  /** The glossary term that the query names. */
  readonly definition: StoredEntry | null
}

export type SearchOptions = {
  /** The handles of types to filter by; null and undefined have no effect. */
  readonly type?: readonly string[] | null
  /** The slugs of topics to filter by, on the site that is searched. */
  readonly topic?: readonly string[] | null
  /** The uri of a publication on the site or the primary site: only it and the pages below it are searched. */
  readonly within?: string | null
  readonly limit: number
  readonly offset: number
}

export type Suggestion = {
  readonly entry: StoredEntry
  readonly title: MarkedText
  /** The name by which the entry was found, if the title does not show why it matches. */
  readonly otherName: string | null
}

/** The types of entries that are never suggested: tags, whose pages only list other pages, and replaced guidelines. */
const excludedFromSuggestions = new Set(['tag', 'guidelineArchive'])

/** The maximum length of a query in UTF-16 code units, because the cost of a search grows with the number of words. */
const maxQueryLength = 200

/**
 * The number of results in a site's own index that are enough. With as many or more, an entry of the primary site is added
 * only if its name matches more closely.
 */
const minOwnResults = 5

/** The entries that match a query, best first, and the corrected query if it is misspelled. */
type Ranking = { readonly ranked: readonly Ranked[]; readonly spelling: string | undefined }

type Ranked = {
  readonly entry: StoredEntry
  readonly score: number
  /** The index of the name by which the entry was found in the site's own index (`Match.matchedName`). */
  readonly matchedName: number | undefined
  /** The index of the entry's language, and the terms of the query in it. */
  readonly index: EntryIndex
  readonly terms: ReadonlySet<number>
}

/**
 * The search of one site: its own entries, and those of the primary site that it does not have. Each site has an index of
 * its own, with the analyzer of its language. All sites share the index of the primary site.
 */
export class SiteSearch {
  private readonly model: ContentModel
  private readonly site: Site
  private readonly own: EntryIndex
  private readonly primary: EntryIndex | undefined
  private readonly translateToPrimary: (query: string) => string | undefined
  private readonly answerSearch: AnswerSearch
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
    this.answerSearch = new AnswerSearch(
      { model, site, own: this.own, primary: this.primary },
      this.translateToPrimary,
      (query) => this.rank(query, false, 0.3).ranked,
    )
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
    const all = within == null ? ranked : this.within(within, ranked)
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

  /** Returns the results that are a publication or one of the pages below it, also those in the primary site's language. */
  private within(uri: string, ranked: readonly Ranked[]): readonly Ranked[] {
    const publication = this.model.byUri(uri, this.site) ?? this.model.byUri(uri, this.model.primarySite)
    if (!publication) return []
    const isPart = ({ identity }: StoredEntry) => identity === publication.identity
    return ranked.filter(({ entry }) => isPart(entry) || entry.ancestors.some(isPart))
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
        const name = isShown ? undefined : this.own.index.nameOf(one.matchedName)
        return { entry: one.entry, title, otherName: name === undefined || name === one.entry.title ? null : name }
      })
  }

  /** Returns the pages that may answer a question, best first (`AnswerSearch.answers`). */
  answers(question: string, options: AnswerOptions): FoundAnswer[] {
    return this.answerSearch.answers(cleanQuery(question), options)
  }

  /**
   * Returns all entries that match, the best one first, but past events after all others. Entries under embargo are left
   * out. Each entry occurs once, in the site's own version or, if there is none, in the primary site's.
   */
  private rank(query: string, isTyping = false, minCoverage?: number): Ranking {
    const key = JSON.stringify([query, isTyping, minCoverage])
    let ranking = this.rankings.get(key)
    if (!ranking) {
      ranking = this.computeRanking(query, isTyping, minCoverage)
      this.rankings.set(key, ranking)
    }
    // An embargo or an event may end while the ranking is cached.
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
    // The marks in a text come from the terms of its own language, even if the index of the other language has found it.
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
          matchedName: index === this.own ? matchedName : undefined,
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
      // A text in the language of the primary site that contains the words is better than no result.
      if (best.size === 0 && !isTyping) addCandidates(this.primary, translated ?? inPrimary, 1, () => true)
    }
    // A word that is still being typed may match another title by its stem: "nierens" is also a form of "Niere". Of two
    // entries with the same score, the one whose title begins as typed comes first.
    const typed = foldWord(query, this.site.language)
    const startsAsTyped = ({ entry }: Ranked) =>
      isTyping && foldWord(entry.title, entry.language).startsWith(typed) ? 1 : 0
    const ranked = [...best.values()].sort(
      (one, other) => other.score - one.score || startsAsTyped(other) - startsAsTyped(one),
    )
    // A query that is spelled correctly in the other language is not misspelled in this one.
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

  /**
   * Returns the introduction. If neither it nor the title contains any of the terms, returns the sentence with most of them,
   * shortened.
   */
  private excerpt(one: Ranked): MarkedText | null {
    const { title, page } = one.entry
    const isShown = (text: MarkedText) => text.marks.length > 0 || this.marked(one, title).marks.length > 0
    const intro = page.intro === undefined ? undefined : this.marked(one, clean(page.intro))
    // Most excerpts are the introduction, and splitting the whole text into sentences would take most of a search's time.
    if (intro && isShown(intro)) return intro
    const sentences = passagesOf(one.entry).flatMap((passage) => passage.sentences)
    const [first] = sentences
    if (first === undefined) return null
    let best = intro ?? this.marked(one, clean(first))
    if (!intro && isShown(best)) return best
    for (const sentence of sentences) {
      const marked = this.marked(one, clean(sentence))
      if (sentence.length >= minSentenceLength && marked.marks.length > best.marks.length) best = marked
    }
    return shortenExcerpt(best)
  }
}

/**
 * Yields the names that a site has for entries of the primary site, with the title of the entry there, for the translation
 * of queries.
 */
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

const topicsOf = ({ page }: StoredEntry): string[] => (page.topics ?? []).map((topic) => topic.replace(/^topics\//, ''))

const isUnderEmbargo = ({ fields }: StoredEntry) =>
  'embargoUntil' in fields && fields.embargoUntil !== undefined && Date.parse(fields.embargoUntil) > Date.now()

const dayMs = 24 * 60 * 60_000

/**
 * Returns whether an entry is an event whose end was more than a day ago. The day is added because an end without a time is
 * parsed as the midnight (UTC) at which its day begins.
 */
const hasEnded = ({ fields }: StoredEntry) =>
  'startsAt' in fields && Date.parse(fields.endsAt ?? fields.startsAt) < Date.now() - dayMs

/**
 * Returns the query without control and format characters and surplus space, cut to its maximum length. The first cut limits
 * the work for very long texts.
 */
function cleanQuery(query: string): string {
  return clean(
    query
      .slice(0, maxQueryLength * 4)
      .normalize('NFC')
      .replace(/[\p{C}]+/gu, ' '),
  ).slice(0, maxQueryLength)
}

const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The minimum length of a sentence that may be the excerpt, in UTF-16 code units. */
const minSentenceLength = 20
