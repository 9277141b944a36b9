import { setImmediate } from 'node:timers/promises'
import type { ContentModel } from '#content-server/content-model.ts'
import type { Site } from '#content-server/content-kinds.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import { AnswerFinder } from './answer-finder.ts'
import { analyserOf, type Analyser } from './analyse-text.ts'
import { entryText } from './entry-text.ts'
import { createSynonyms } from './synonyms.ts'
import type { IndexedDocument } from './index-data.ts'
import type { SynonymLookup } from './query-expander.ts'
import { QuestionIndex } from './question-index.ts'
import { TextIndex } from './text-index.ts'
import { runSteps } from './run-steps.ts'

/** The types that are not indexed: entries without a page of their own, and the home page. */
const excludedTypes = new Set(['source', 'person', 'redirect', 'glossaryTerm', 'home'])

/** The index of a site's own entries, and of the names that the site has for entries of the primary site. */
export type EntryIndex = {
  readonly analyser: Analyser
  readonly entries: readonly StoredEntry[]
  readonly index: TextIndex
  readonly synonyms: SynonymLookup
  readonly answers: AnswerFinder
}

/** The number of entries after which building an index yields, so that requests can be handled in between. */
const entriesPerStep = 50

function* indexSteps(model: ContentModel, site: Site): Generator<undefined, EntryIndex> {
  const analyser = analyserOf(site.language)
  const words = model.searchWords(site)
  const entries: StoredEntry[] = []
  const documents: IndexedDocument[] = []
  for (const entry of model.all(site)) {
    if (excludedTypes.has(entry.typeHandle)) continue
    const text = entryText(entry)
    entries.push(entry)
    documents.push({ ...text, names: [...text.names, ...(words.names[entry.identity] ?? [])] })
    if (documents.length % entriesPerStep === 0) yield
  }
  for (const [identity, names] of Object.entries(words.names)) {
    const entry = model.find(identity, site)
    if (!entry || entry.site === site || excludedTypes.has(entry.typeHandle)) continue
    entries.push(entry)
    documents.push({ names, fields: [] })
  }
  const glossary = model.byType('glossaryTerm', site).map((term) => [term.title, ...variantsOf(term)])
  const synonyms = createSynonyms(analyser, [...words.sameMeaning, ...glossary])
  const index = yield* TextIndex.steps(analyser, documents)
  return { analyser, entries, index, synonyms, answers: new AnswerFinder(index, synonyms) }
}

function* questionSteps(model: ContentModel, site: Site): Generator<undefined, QuestionIndex> {
  const questions = model
    .askedQuestions(site)
    .flatMap(({ identity, anchor, questions: list }) => list.map((text) => ({ identity, anchor, text })))
  return yield* QuestionIndex.steps(analyserOf(site.language), questions)
}

export const variantsOf = ({ fields }: StoredEntry) => ('variants' in fields ? (fields.variants ?? []) : [])

/** The time for which building an index may block requests before it yields, in milliseconds. */
const maxStepMs = 12

/**
 * The indexes of one kind, each built when it is first needed. The work can be done in small steps, because a large index
 * takes seconds and pages must be served in the meantime.
 */
class SiteIndexes<Index> {
  private readonly steps: (site: Site) => Generator<undefined, Index>
  private readonly ready = new Map<Site, Index>()
  private readonly pending = new Map<Site, Promise<Index>>()

  constructor(steps: (site: Site) => Generator<undefined, Index>) {
    this.steps = steps
  }

  /** Returns the index of a site. Builds the index synchronously unless `prepare` has built it already. */
  get(site: Site): Index {
    const index = this.ready.get(site) ?? runSteps(this.steps(site))
    this.ready.set(site, index)
    return index
  }

  /** Builds the index of a site in small steps. Concurrent calls share one build. */
  async prepare(site: Site): Promise<void> {
    if (this.ready.has(site)) return
    let building = this.pending.get(site)
    if (!building) {
      building = this.build(site).finally(() => this.pending.delete(site))
      this.pending.set(site, building)
    }
    this.ready.set(site, await building)
  }

  private async build(site: Site): Promise<Index> {
    const steps = this.steps(site)
    let deadline = performance.now() + maxStepMs
    let step = steps.next()
    while (!step.done) {
      if (performance.now() > deadline) {
        // Requests that have arrived during the step are handled before the next one.
        await setImmediate()
        deadline = performance.now() + maxStepMs
      }
      step = steps.next()
    }
    return step.value
  }
}

type Indexes = { readonly entries: SiteIndexes<EntryIndex>; readonly questions: SiteIndexes<QuestionIndex> }

/** The indexes of each model. A change of content creates a new model; the old one is garbage-collected with its indexes. */
const indexesOfModels = new WeakMap<ContentModel, Indexes>()

function indexesOf(model: ContentModel): Indexes {
  let indexes = indexesOfModels.get(model)
  if (!indexes) {
    indexes = {
      entries: new SiteIndexes((site) => indexSteps(model, site)),
      questions: new SiteIndexes((site) => questionSteps(model, site)),
    }
    indexesOfModels.set(model, indexes)
  }
  return indexes
}

/** Returns the index of a site's entries. Builds it synchronously unless `prepareSearch` has built it already. */
export const indexOf = (model: ContentModel, site: Site): EntryIndex => indexesOf(model).entries.get(site)

/** Returns the index of a site's questions. Builds it synchronously unless `prepareAnswers` has built it already. */
export const questionIndexOf = (model: ContentModel, site: Site): QuestionIndex => indexesOf(model).questions.get(site)

/** Builds the indexes that the search of a site needs, which are its own and the primary site's. */
export async function prepareSearch(model: ContentModel, site: Site): Promise<void> {
  const { entries } = indexesOf(model)
  await entries.prepare(site)
  await entries.prepare(model.primarySite)
}

/** Builds the indexes that answers to a site's readers need: those of the search, and those of the listed questions. */
export async function prepareAnswers(model: ContentModel, site: Site): Promise<void> {
  await prepareSearch(model, site)
  const { questions } = indexesOf(model)
  await questions.prepare(site)
  await questions.prepare(model.primarySite)
}
