import type { Analyser, Token } from './analyse-text.ts'
import { Compounds } from './compounds.ts'
import { PostingListsBuilder, type PostingLists } from './posting-lists.ts'
import { Vocabulary } from './vocabulary.ts'

/** The texts of an entry that are indexed. */
export type IndexedDocument = {
  /** The title and the other names, each of which is compared with the query as a whole. */
  readonly names: readonly string[]
  /** The texts, including the title again, each with the weight of its words (1 for the body). */
  readonly fields: readonly { readonly text: string; readonly weight: number }[]
}

/** The data of a `TextIndex`. A term is the number of a stem, by which the lists are indexed. */
export type IndexData = {
  readonly analyser: Analyser
  readonly size: number
  readonly compounds: Compounds
  readonly terms: ReadonlyMap<string, number>
  readonly vocabulary: Vocabulary
  readonly texts: PostingLists
  readonly names: PostingLists
  /** The number of the document that each name belongs to. `nameTexts` has the names themselves. */
  readonly nameOwners: Uint32Array
  readonly nameTexts: readonly string[]
  /** The sum of the inverse document frequencies of the words of each name, weighted by `Token.weight`. */
  readonly nameWeights: Float32Array
  readonly idfs: Float32Array
  /**
   * The lower-case spelling of words, by their folded form, where the two differ. The spelling is that of the first title
   * with the word or, if there is none, of the first text.
   */
  readonly displayed: ReadonlyMap<string, string>
}

/** The parameters of BM25: k1 limits the effect of repeated words, and b is the strength of the normalization by length. */
export const bm25K1 = 1.2
const bm25B = 0.6
/** The weight of a part of a compound, relative to the same word by itself. */
export const compoundPartWeight = 0.6
/** The weight of a word that occurs only in texts, relative to a word that occurs in a name. */
export const textOnlyWeight = 0.6
/** The number of documents after which the builder yields, so that requests can be handled in between. */
const entriesPerStep = 50

/** Builds the data of an index in steps of a few milliseconds; the generator returns the data. */
export function* indexDataSteps(
  analyser: Analyser,
  documents: readonly IndexedDocument[],
): Generator<undefined, IndexData> {
  const compounds = new Compounds(analyser)
  const terms = new Map<string, number>()
  const words = new Map<string, { term: number; prominence: number; written: string | undefined }>()
  const termFor = (stem: string) => {
    let term = terms.get(stem)
    if (term === undefined) {
      term = terms.size
      terms.set(stem, term)
    }
    return term
  }
  /** @param text the text in NFC from which the spelling is taken; omitted for other names, whose words may be misspelled */
  const addWord = ({ word, stem, start, end }: Token, prominence: number, text?: string) => {
    let added = words.get(word)
    if (!added) words.set(word, (added = { term: termFor(stem), prominence: 0, written: undefined }))
    added.prominence += prominence
    if (text !== undefined && added.written === undefined) {
      const found = text.slice(start, end)
      added.written = found === word ? word : analyser.written(found)
    }
    return added.term
  }

  // The words of names come first, because compounds are split into them.
  const nameTokens: Token[][][] = []
  for (const [id, { names }] of documents.entries()) {
    if (id % entriesPerStep === 0) yield
    nameTokens.push(
      names.map((name) => {
        const tokens = analyser.tokens(name)
        for (const { word, stem, weight } of tokens) if (weight === 1) compounds.addRoot(word, stem)
        return tokens
      }),
    )
  }

  // The names are indexed next, each by itself.
  const names = new PostingListsBuilder()
  const nameOwners: number[] = []
  const nameTerms: { term: number; weight: number }[][] = []
  for (const [id, list] of nameTokens.entries()) {
    if (id % entriesPerStep === 0) yield
    for (const [place, tokens] of list.entries()) {
      const name = nameOwners.length
      nameOwners.push(id)
      const own = new Map<number, number>()
      const inside = new Set<number>()
      const title = place === 0 ? documents[id]?.names[0]?.normalize('NFC') : undefined
      for (const token of tokens) {
        const term = addWord(token, token.weight === 1 ? (place === 0 ? 20 : 0.05) : 0, title)
        own.set(term, Math.max(own.get(term) ?? 0, token.weight))
        for (const part of partsOf(compounds, token)) inside.add(termFor(part))
      }
      nameTerms.push([...own].map(([term, weight]) => ({ term, weight })))
      for (const term of own.keys()) names.add(term, name, 1)
      for (const term of inside) if (!own.has(term)) names.add(term, name, compoundPartWeight)
    }
  }

  // The texts are indexed last.
  const texts = new PostingListsBuilder()
  let length = 0
  for (const { fields } of documents) for (const { text } of fields) length += text.length
  const average = Math.max(1, length / Math.max(1, documents.length))
  const counts = new Map<number, number>()
  const count = (tokens: readonly Token[], weight: number, prominence: number, text?: string) => {
    for (const token of tokens) {
      // Stop words do not distinguish texts, and their posting lists would be the longest.
      if (analyser.isStopWord(token.word)) continue
      const term = addWord(token, prominence, text)
      counts.set(term, (counts.get(term) ?? 0) + weight * token.weight)
      for (const part of partsOf(compounds, token)) {
        const partTerm = termFor(part)
        counts.set(partTerm, (counts.get(partTerm) ?? 0) + weight * compoundPartWeight)
      }
    }
  }
  for (const [id, { fields }] of documents.entries()) {
    if (id % entriesPerStep === 0) yield
    counts.clear()
    let own = 0
    for (const tokens of nameTokens[id] ?? []) count(tokens, 1, 0)
    for (const { text, weight } of fields) {
      own += text.length
      count(analyser.tokens(text), weight, 1, text.normalize('NFC'))
    }
    const lengthNorm = bm25K1 * (1 - bm25B + (bm25B * own) / average)
    for (const [term, sum] of counts) texts.add(term, id, sum / (sum + lengthNorm))
  }

  yield
  const textLists = texts.build(terms.size)
  yield
  const nameLists = names.build(terms.size)
  yield
  const idfs = new Float32Array(terms.size)
  for (let term = 0; term < terms.size; term += 1) {
    // Readers search for words in names. Other words have less weight even if they are rarer, as many verbs are.
    const share = nameLists.count(term) > 0 ? 1 : textOnlyWeight
    idfs[term] = share * idfOf(documents.length, Math.max(textLists.count(term), 1))
  }
  const nameWeights = new Float32Array(nameOwners.length)
  for (const [name, list] of nameTerms.entries()) {
    for (const { term, weight } of list) nameWeights[name] = (nameWeights[name] ?? 0) + weight * (idfs[term] ?? 0)
  }
  const displayed = new Map<string, string>()
  for (const [word, { written }] of words) if (written !== undefined && written !== word) displayed.set(word, written)
  yield
  return {
    analyser,
    size: documents.length,
    compounds,
    terms,
    vocabulary: new Vocabulary(words),
    texts: textLists,
    names: nameLists,
    nameOwners: Uint32Array.from(nameOwners),
    nameTexts: documents.flatMap((document) => document.names),
    nameWeights,
    idfs,
    displayed,
  }
}

/** Splits a word into the parts of a compound; returns an empty list when the language's compounds are not split. */
export const partsOf = (compounds: Compounds, { word }: Token): readonly string[] =>
  compounds.areUsual ? compounds.split(word) : []

/**
 * Returns BM25's inverse document frequency. It is smoothed, because on a small site the words of the site's subject occur
 * on most pages.
 */
export const idfOf = (size: number, count: number) => Math.log(1 + (size + 20) / (count + 1))
