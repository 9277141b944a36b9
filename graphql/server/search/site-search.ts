import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { ContentModel } from '#content-server/content-model.ts'
import type { Site } from '#content-server/content-kinds.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import { analyserOf, type Analyser } from './analyse-text.ts'
import { entryText } from './entry-text.ts'
import { createPhraseBook } from './phrase-book.ts'
import { passagesOf, type EntryPassage } from './passages.ts'
import { createSynonyms } from './synonyms.ts'
import { TextIndex, type Answer, type IndexedText, type SynonymLookup } from './text-index.ts'

/** A text with the places of what was looked for: pairs of beginnings and ends, in UTF-16 units. */
export type MarkedText = { readonly text: string; readonly marks: readonly number[] }

export type SearchHit = {
  readonly entry: StoredEntry
  /** From 0 to 1; only good for comparing the hits of one answer. */
  readonly score: number
  readonly title: MarkedText
  readonly excerpt: MarkedText | null
}

export type SearchAnswer = {
  readonly total: number
  /** The same before anything is narrowed. */
  readonly all: number
  readonly hits: readonly SearchHit[]
  /** How many there are of each type, and of each topic, before either is chosen. */
  readonly kinds: readonly { readonly handle: string; readonly count: number }[]
  readonly topics: readonly { readonly entry: StoredEntry; readonly count: number }[]
  readonly spelling: string | null
  /** The term of the glossary that was looked for. */
  readonly definition: StoredEntry | null
}

export type SearchOptions = {
  /** Type handles; null and undefined do not narrow. */
  readonly type?: readonly string[] | null
  /** Slugs of topics. */
  readonly topic?: readonly string[] | null
  readonly limit: number
  readonly offset: number
}

export type Suggestion = {
  readonly entry: StoredEntry
  readonly title: MarkedText
  /** What else it is called, when it was found by that and its title does not show why. */
  readonly otherName: string | null
}

/** What the entry's own score counts in that of its passages, and how many of one entry are found. */
const entryShare = 0.4

/** What is no place to go to while typing: what only leads to others. */
const unsuggested = new Set(['tag', 'guidelineArchive'])

export type FoundPassage = EntryPassage & { readonly entry: StoredEntry; readonly score: number }

export type Evidence = {
  /** The words of the question that say something, in their order. */
  readonly words: readonly { readonly text: string; readonly weight: number; readonly isKnown: boolean }[]
  /** Passages with the places of the words of which they speak. */
  readonly passages: readonly (FoundPassage & {
    readonly inTitle: readonly number[]
    readonly inHeading: readonly number[]
    readonly inSentences: readonly (readonly number[])[]
  })[]
}

/** Longer queries say nothing more; searching costs as much as there are words. */
const longestQuery = 200

/** What is not looked for: what has no page of its own, and the start of everything. */
const unsearched = new Set(['source', 'person', 'redirect', 'glossaryTerm', 'home'])

/** People look for what they have, then for what can be done about it; the rest is read about. */
const kindShares: Readonly<Record<string, number>> = {
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

/** What a result in another language than the page's counts beside one in the page's. */
const otherLanguageShare = 0.7
/** From so many results of its own on, a page shows others' only when they are called what was looked for. */
const enoughResults = 5

/** All that fits a query, best first, and how it is spelt if it is misspelt. */
type Ranking = { readonly ranked: readonly Ranked[]; readonly spelling: string | undefined }

type Ranked = {
  readonly entry: StoredEntry
  readonly score: number
  /** The name by which it was found, in the site's own index. */
  readonly otherName: number | undefined
  /** The index of its language, and what of it was looked for. */
  readonly index: EntryIndex
  readonly terms: ReadonlySet<number>
}

/** One site's own entries, and what the site calls entries that it does not have. */
type EntryIndex = {
  readonly analyser: Analyser
  readonly entries: readonly StoredEntry[]
  readonly index: TextIndex
  readonly synonyms: SynonymLookup
}

/** Entries between which the making of an index makes a pause. */
const stepSize = 50

function* indexSteps(model: ContentModel, site: Site): Generator<undefined, EntryIndex> {
  const analyser = analyserOf(site.language)
  const words = model.searchWords(site)
  const entries: StoredEntry[] = []
  const things: IndexedText[] = []
  for (const entry of model.all(site)) {
    if (unsearched.has(entry.typeHandle)) continue
    const text = entryText(entry)
    entries.push(entry)
    things.push({ ...text, names: [...text.names, ...(words.names[entry.identity] ?? [])] })
    if (things.length % stepSize === 0) yield
  }
  for (const [identity, names] of Object.entries(words.names)) {
    const entry = model.find(identity, site)
    if (!entry || entry.site === site || unsearched.has(entry.typeHandle)) continue
    entries.push(entry)
    things.push({ names, fields: [] })
  }
  const glossary = model.byType('glossaryTerm', site).map((term) => [term.title, ...variantsOf(term)])
  const synonyms = createSynonyms(analyser, [...words.sameMeaning, ...glossary])
  return { analyser, entries, index: yield* TextIndex.steps(analyser, things), synonyms }
}

const variantsOf = ({ fields }: StoredEntry) => ('variants' in fields ? (fields.variants ?? []) : [])

type Indexes = { readonly ready: Map<Site, EntryIndex>; readonly making: Map<Site, Promise<void>> }

/** The indexes of a model. When the content changes there is a new model, and these go with the old one. */
const indexesOfModels = new WeakMap<ContentModel, Indexes>()

function indexesOf(model: ContentModel): Indexes {
  let indexes = indexesOfModels.get(model)
  if (!indexes) {
    indexes = { ready: new Map(), making: new Map() }
    indexesOfModels.set(model, indexes)
  }
  return indexes
}

/** The index of a site; made now, in one go, when it has not been prepared. */
function indexOf(model: ContentModel, site: Site): EntryIndex {
  const { ready } = indexesOf(model)
  let index = ready.get(site)
  if (!index) {
    const steps = indexSteps(model, site)
    let step = steps.next()
    while (!step.done) step = steps.next()
    index = step.value
    ready.set(site, index)
  }
  return index
}

/** Milliseconds for which making an index keeps others waiting. */
const longestStep = 12

async function makeIndex(model: ContentModel, site: Site): Promise<void> {
  const steps = indexSteps(model, site)
  let until = performance.now() + longestStep
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > until) {
      // What else the server has to do comes first.
      await setImmediate()
      until = performance.now() + longestStep
    }
    step = steps.next()
  }
  indexesOf(model).ready.set(site, step.value)
}

/**
 * Makes what the search of a site needs, in small steps: a large index takes seconds, and the pages of the site are served
 * meanwhile. Whoever asks at the same time waits for the same making.
 */
export async function prepareSearch(model: ContentModel, site: Site): Promise<void> {
  const { ready, making } = indexesOf(model)
  for (const one of new Set([site, model.primarySite])) {
    if (ready.has(one)) continue
    let made = making.get(one)
    if (!made) {
      made = makeIndex(model, one).finally(() => making.delete(one))
      making.set(one, made)
    }
    await made
  }
}

/**
 * The search of one site: its own entries, and those of the primary site that it does not have. Words are taken apart as
 * their language does it, so each language has an index; the primary site's serves all.
 */
export class SiteSearch {
  private readonly model: ContentModel
  private readonly site: Site
  private readonly own: EntryIndex
  private readonly primary: EntryIndex | undefined
  private readonly inPrimaryWords: (query: string) => string | undefined
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
    this.inPrimaryWords = this.primary ? createPhraseBook(this.own.analyser, sharedNames(model, site)) : () => undefined
    const terms = model.byType('glossaryTerm', site)
    const names = terms.map((term) => ({ names: [term.title, ...variantsOf(term)], fields: [] }))
    this.glossary = { terms, index: TextIndex.build(this.own.analyser, names) }
  }

  /** The site's own entries that fit, best first, with a positive whole number as their score. */
  ownEntries(query: string): { entry: StoredEntry; score: number }[] {
    const { found } = this.own.index.find(cleanQuery(query), { synonyms: this.own.synonyms })
    return found.flatMap(({ id, score }) => {
      const entry = this.own.entries[id]
      if (!entry || entry.site !== this.site) return []
      return [{ entry, score: Math.max(1, Math.round(1000 * score * shareOf(entry))) }]
    })
  }

  search(query: string, { type, topic, limit, offset }: SearchOptions): SearchAnswer {
    const words = cleanQuery(query)
    const { ranked: all, spelling } = this.rank(words)
    const inTopic = (entry: StoredEntry) => !topic || topicsOf(entry).some((slug) => topic.includes(slug))
    const inType = (entry: StoredEntry) => !type || type.includes(entry.typeHandle)
    const kinds = new Map<string, number>()
    const topics = new Map<string, number>()
    const chosen: Ranked[] = []
    for (const one of all) {
      const fitsTopic = inTopic(one.entry)
      const fitsType = inType(one.entry)
      if (fitsTopic) kinds.set(one.entry.typeHandle, (kinds.get(one.entry.typeHandle) ?? 0) + 1)
      if (fitsType) for (const slug of topicsOf(one.entry)) topics.set(slug, (topics.get(slug) ?? 0) + 1)
      if (fitsTopic && fitsType) chosen.push(one)
    }
    return {
      total: chosen.length,
      all: all.length,
      hits: chosen.slice(offset, offset + limit).map((one) => this.hit(one)),
      kinds: [...kinds].map(([handle, count]) => ({ handle, count })),
      topics: [...topics]
        .sort(([, one], [, other]) => other - one)
        .flatMap(([slug, count]) => {
          const entry = this.model.find(`topics/${slug}`, this.site)
          return entry ? [{ entry, count }] : []
        }),
      spelling: this.usefulSpelling(words, spelling),
      definition: this.define(words),
    }
  }

  /** A spelling is of use when something is found with it. */
  private usefulSpelling(query: string, spelling: string | undefined): string | null {
    if (spelling === undefined || spelling.toLowerCase() === query.toLowerCase()) return null
    return this.rank(spelling).ranked.length > 0 ? spelling : null
  }

  private define(query: string): StoredEntry | null {
    const [first] = this.glossary.index.find(query).found
    return first && first.name > 0.9 ? (this.glossary.terms[first.id] ?? null) : null
  }

  suggest(query: string, limit: number): Suggestion[] {
    const words = cleanQuery(query)
    return this.rank(words, true)
      .ranked.filter(({ entry }) => !unsuggested.has(entry.typeHandle))
      .slice(0, limit)
      .map((one) => {
        const title = this.marked(one, one.entry.title)
        const isShown = title.marks.length >= 2 * this.own.analyser.stems(words).length
        const otherName = isShown ? undefined : this.own.index.otherName(one.otherName)
        return { entry: one.entry, title, otherName: otherName ?? null }
      })
  }

  /** The pieces of the best entries that fit a question, best first. */
  private passages(words: string, limit: number): FoundPassage[] {
    const weights = new Map<EntryIndex, ReadonlyMap<number, number>>()
    const found: FoundPassage[] = []
    for (const { entry, score, index } of this.rank(words, false, 0.3).ranked.slice(0, 24)) {
      let sought = weights.get(index)
      if (!sought) {
        const question = index === this.own ? words : (this.inPrimaryWords(words) ?? words)
        sought = index.index.weightsOf(question, index.synonyms)
        weights.set(index, sought)
      }
      let whole = 0
      for (const weight of sought.values()) whole += weight
      for (const passage of passagesOf(entry)) {
        const text = [passage.heading ?? '', ...passage.sentences].join('\n')
        const weight = whole === 0 ? 0 : index.index.weigh(text, sought) / whole
        if (weight > 0 || passage.kind === 'intro')
          found.push({ ...passage, entry, score: entryShare * score + (1 - entryShare) * Math.min(1, weight * 1.5) })
      }
    }
    return found.sort((one, other) => other.score - one.score).slice(0, limit)
  }

  /**
   * The words of a question, and where the passages speak of each: by this it can be told whether a passage answers it.
   * Passages of another language than the site's are left out, as the words of the question are not theirs.
   */
  evidence(question: string, limit: number): Evidence {
    const asked = cleanQuery(question)
    const words = this.own.index.read(asked)
    const speaksOf = (text: string) => this.own.index.speaksOf(text, words)
    const passages = this.passages(asked, limit)
      .filter(({ entry }) => entry.language === this.site.language)
      .map((passage) => ({
        ...passage,
        inTitle: speaksOf([passage.entry.title, ...(passage.entry.page.synonyms ?? [])].join('\n')),
        inHeading: passage.heading === null ? [] : speaksOf(passage.heading),
        inSentences: passage.sentences.map(speaksOf),
      }))
    return { words: words.map(({ text, weight, isKnown }) => ({ text, weight, isKnown })), passages }
  }

  /** All that fits, best first, each entry once: in the site's own language where it has it. */
  private rank(query: string, isTyping = false, leastCoverage?: number): Ranking {
    const key = JSON.stringify([query, isTyping, leastCoverage])
    let ranking = this.rankings.get(key)
    if (!ranking) {
      ranking = this.rankAnew(query, isTyping, leastCoverage)
      this.rankings.set(key, ranking)
    }
    // An embargo ends while an answer is kept.
    return { ...ranking, ranked: ranking.ranked.filter(({ entry }) => !isUnderEmbargo(entry)) }
  }

  private rankAnew(query: string, isTyping: boolean, leastCoverage: number | undefined): Ranking {
    const ask = (index: EntryIndex, words: string) =>
      index.index.find(words, {
        isTyping,
        synonyms: index.synonyms,
        ...(leastCoverage !== undefined && { leastCoverage }),
      })
    const own = ask(this.own, query)
    const inPrimary = this.primary && ask(this.primary, query)
    const words = this.inPrimaryWords(query)
    const translated = this.primary && words !== undefined ? ask(this.primary, words) : undefined
    // A text is marked by what its own language makes of the query, whichever way it was found.
    const otherTerms = new Set([...(inPrimary?.terms ?? []), ...(translated?.terms ?? [])])

    const best = new Map<string, Ranked>()
    const offer = (index: EntryIndex, answer: Answer, share: number, isWanted: (name: number) => boolean) => {
      for (const { id, score, name, called } of answer.found) {
        const found = index.entries[id]
        if (!found || !isWanted(name)) continue
        const entry = this.model.find(found.identity, this.site) ?? found
        const isOwn = entry.site === this.site
        const counted = score * share * shareOf(entry) * (isOwn ? 1 : otherLanguageShare)
        const known = best.get(entry.identity)
        if (known && known.score >= counted) continue
        best.set(entry.identity, {
          entry,
          score: counted,
          otherName: index === this.own ? called : undefined,
          index: isOwn || !this.primary ? this.own : this.primary,
          terms: isOwn || !this.primary ? own.terms : otherTerms,
        })
      }
    }
    const isName = (name: number) => name >= 0.35
    offer(this.own, own, 1, isTyping ? isName : () => true)
    if (this.primary && inPrimary) {
      const isEnough = best.size >= enoughResults
      const isCalled = (name: number) => name >= (isEnough ? 0.7 : 0.45)
      offer(this.primary, inPrimary, 1, isCalled)
      if (translated) offer(this.primary, translated, 0.95, isCalled)
      // Better an English text that has the words than nothing.
      if (best.size === 0 && !isTyping) offer(this.primary, translated ?? inPrimary, 1, () => true)
    }
    const ranked = [...best.values()].sort((one, other) => other.score - one.score)
    // What is right in the other language is not misspelt in this one.
    const isRight = ranked[0]?.index === this.primary && (inPrimary ?? own).spelling === undefined
    return { ranked, spelling: isRight ? undefined : own.spelling }
  }

  private hit(one: Ranked): SearchHit {
    return { entry: one.entry, score: one.score, title: this.marked(one, one.entry.title), excerpt: this.excerpt(one) }
  }

  private marked({ terms, index }: Ranked, text: string): MarkedText {
    const normal = text.normalize('NFC')
    return { text: normal, marks: index.index.marks(normal, terms) }
  }

  /** The introduction; where it has none of the words, the sentence that has most of them. */
  private excerpt(one: Ranked): MarkedText | null {
    const sentences = passagesOf(one.entry).flatMap((passage) => passage.sentences)
    const [first] = sentences
    if (first === undefined) return null
    const intro = this.marked(one, clean(one.entry.page.intro ?? first))
    if (intro.marks.length > 0 || this.marked(one, one.entry.title).marks.length > 0) return intro
    let best = intro
    for (const sentence of sentences) {
      const marked = this.marked(one, clean(sentence))
      if (sentence.length >= leastExcerpt && marked.marks.length > best.marks.length) best = marked
    }
    return shortened(best)
  }
}

/** What both languages call the same entries: of the site the names, of the primary site the title. */
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

const shareOf = ({ typeHandle }: StoredEntry) => kindShares[typeHandle] ?? 0.8

const topicsOf = ({ page }: StoredEntry): string[] => (page.topics ?? []).map((topic) => topic.replace(/^topics\//, ''))

const isUnderEmbargo = ({ fields }: StoredEntry) =>
  'embargoUntil' in fields && fields.embargoUntil !== undefined && Date.parse(fields.embargoUntil) > Date.now()

/** What was typed without what no word consists of: control characters, marks that turn the text around, surplus space. */
function cleanQuery(query: string): string {
  return clean(
    query
      .slice(0, longestQuery * 4)
      .normalize('NFC')
      .replace(/[\p{C}]+/gu, ' '),
  ).slice(0, longestQuery)
}

const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

const longestExcerpt = 240
const leastExcerpt = 20

/** A long line from a little before its first mark on. */
function shortened({ text, marks }: MarkedText): MarkedText {
  if (text.length <= longestExcerpt) return { text, marks }
  const wanted = Math.max(0, Math.min((marks[0] ?? 0) - 60, text.length - longestExcerpt))
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted
  const space = text.lastIndexOf(' ', start + longestExcerpt)
  const end = start + longestExcerpt >= text.length ? text.length : space > start ? space : start + longestExcerpt
  const before = start > 0 ? '… ' : ''
  const shift = before.length - start
  const inside: number[] = []
  for (let at = 0; at + 1 < marks.length; at += 2) {
    const from = marks[at] ?? 0
    const to = marks[at + 1] ?? 0
    if (from >= start && to <= end) inside.push(from + shift, to + shift)
  }
  return { text: before + text.slice(start, end) + (end < text.length ? ' …' : ''), marks: inside }
}
