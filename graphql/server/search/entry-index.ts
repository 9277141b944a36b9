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

/** The types that are not indexed: entries without a page of their own, and the home page. */
const excludedTypes = new Set(['source', 'person', 'redirect', 'glossaryTerm', 'home'])

/** The index of a site's own entries, and of the names that the site has for entries of the primary site. */
export type EntryIndex = {
  readonly analyser: Analyser
  readonly entries: readonly StoredEntry[]
  readonly index: TextIndex
  readonly synonyms: SynonymLookup
  readonly answers: AnswerFinder
  readonly asked: QuestionIndex
}

/** The number of entries after which building an index yields, so that requests can be handled meanwhile. */
const entriesPerStep = 50

function* indexSteps(model: ContentModel, site: Site): Generator<undefined, EntryIndex> {
  const analyser = analyserOf(site.language)
  const words = model.searchWords(site)
  const questions = model
    .askedQuestions(site)
    .flatMap(({ identity, anchor, questions: list }) => list.map(({ text }) => ({ identity, anchor, text })))
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
  const answers = new AnswerFinder(index, synonyms)
  const asked = new QuestionIndex(analyser, index, synonyms, questions)
  return { analyser, entries, index, synonyms, answers, asked }
}

export const variantsOf = ({ fields }: StoredEntry) => ('variants' in fields ? (fields.variants ?? []) : [])

type Indexes = { readonly ready: Map<Site, EntryIndex>; readonly pending: Map<Site, Promise<void>> }

/** The indexes of each model. A change of content creates a new model; the old one is garbage-collected with its indexes. */
const indexesOfModels = new WeakMap<ContentModel, Indexes>()

function indexesOf(model: ContentModel): Indexes {
  let indexes = indexesOfModels.get(model)
  if (!indexes) {
    indexes = { ready: new Map(), pending: new Map() }
    indexesOfModels.set(model, indexes)
  }
  return indexes
}

/** Returns the index of a site. Builds the index synchronously unless `prepareSearch` has built it already. */
export function indexOf(model: ContentModel, site: Site): EntryIndex {
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

/** The time for which building an index may block requests before it yields, in milliseconds. */
const maxStepMs = 12

async function buildIndex(model: ContentModel, site: Site): Promise<void> {
  const steps = indexSteps(model, site)
  let deadline = performance.now() + maxStepMs
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > deadline) {
      // Requests that have arrived meanwhile are handled before the next step.
      await setImmediate()
      deadline = performance.now() + maxStepMs
    }
    step = steps.next()
  }
  indexesOf(model).ready.set(site, step.value)
}

/**
 * Builds the indexes that the search of a site needs, which are its own and the primary site's. The work is done in small
 * steps, because a large index takes seconds and pages must be served meanwhile. Concurrent calls share one build.
 */
export async function prepareSearch(model: ContentModel, site: Site): Promise<void> {
  const { ready, pending } = indexesOf(model)
  for (const one of new Set([site, model.primarySite])) {
    if (ready.has(one)) continue
    let building = pending.get(one)
    if (!building) {
      building = buildIndex(model, one).finally(() => pending.delete(one))
      pending.set(one, building)
    }
    await building
  }
}
