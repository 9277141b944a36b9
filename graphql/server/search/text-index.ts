import type { Analyser, Token } from './analyse-text.ts'
import { Compounds } from './compounds.ts'
import { isHan } from './fold-word.ts'
import { PostingListsBuilder, type PostingLists } from './posting-lists.ts'
import { ScoreAccumulator, type Alternatives } from './score-accumulator.ts'
import { Vocabulary } from './vocabulary.ts'

/** What is indexed of one thing that can be found. */
export type IndexedText = {
  /** Its title and everything else that it is called. A search for one of them is a search for the thing. */
  readonly names: readonly string[]
  /** The rest, the weightier first: each field with what a word in it counts. */
  readonly fields: readonly { readonly text: string; readonly weight: number }[]
}

/** One thing that was found. Scores are from 0 to 1 whatever the language, so that those of two indexes can be compared. */
export type Found = {
  readonly id: number
  readonly score: number
  /** How much of the query, by the weight of its words, stands in it. */
  readonly coverage: number
  /** How well its best name fits the whole query, and which one that is. */
  readonly name: number
  readonly called: number | undefined
}

/** What one word of a query stands for. */
type Sought = {
  readonly token: Token
  readonly terms: Alternatives
  readonly weight: number
}

/** Terms of which a text must have one. */
type Way = ReadonlySet<number>

/** One word of a question, and the ways in which a text can speak of it. */
export type ReadWord = {
  readonly text: string
  /** How rare it is; most when it stands nowhere. */
  readonly weight: number
  readonly isKnown: boolean
  readonly ways: readonly (readonly Way[])[]
}

export type Answer = {
  readonly found: readonly Found[]
  /** The terms that were looked for, for marking them in a text. */
  readonly terms: ReadonlySet<number>
  /** The query as it was understood, when words of it are misspelt. */
  readonly spelling: string | undefined
}

export type FindOptions = {
  /** Whether the last word may be only begun, however well it is known as it is. */
  readonly isTyping?: boolean
  /** Words and word groups that mean the same (`Synonyms`). */
  readonly synonyms?: SynonymLookup | undefined
  /** A text counts as found with this share of the words of the best one; 0.6 unless given. */
  readonly leastCoverage?: number
}

/** Gives the other ways to say what stands in a query: for places in it what may stand there instead. */
export type SynonymLookup = (
  stems: readonly string[],
) => readonly { readonly start: number; readonly end: number; readonly words: string }[]

/** How often a word of a text has to stand there until more of it says little more (BM25's k1), and b. */
const saturation = 1.2
const lengthShare = 0.6
/** What a part of a compound counts beside a word by itself. */
const partWeight = 0.6
/** What names and text weigh beside each other. */
const nameShare = 0.62
const textShare = 0.38
/** Other ways to ask for the same count a little less than what was typed. */
const otherWayShare = 0.9
/** A name that fits so well is a result, whatever else the query says. */
const leastName = 0.4
const mostOtherWays = 8
/** What a word that stands in no name weighs, and one that stands nowhere. */
const textWordShare = 0.6
const unknownWordShare = 0.4
const mostWords = 24
const mostJoined = 5
const mostLike = 6
/** The best so many are found: nobody pages further, and a search then costs no more however many fit. */
const mostFound = 1000
/** Things between which building makes a pause, for whoever waits meanwhile. */
const stepSize = 50

/** What an index consists of. */
type Parts = {
  readonly analyser: Analyser
  readonly size: number
  readonly compounds: Compounds
  readonly terms: ReadonlyMap<string, number>
  readonly vocabulary: Vocabulary
  readonly texts: PostingLists
  readonly names: PostingLists
  /** Whose each name is, and the names themselves. */
  readonly nameOwners: Uint32Array
  readonly nameTexts: readonly string[]
  /** The weight of all words of a name, by the rarity of words. */
  readonly nameWeights: Float32Array
  readonly rarities: Float32Array
  /** How words of names are written, where that differs from what is compared. */
  readonly displayed: ReadonlyMap<string, string>
}

/**
 * The index of one language: for each thing its names, each by itself, and its text. A query is compared with the names as a
 * whole ("it hurts when I pee" is one of the names of an infection), and with the text word by word.
 */
export class TextIndex {
  readonly size: number
  private readonly parts: Parts
  private readonly analyser: Analyser
  private readonly textScores: ScoreAccumulator
  private readonly nameScores: ScoreAccumulator
  // For each thing the best of the ways to ask, and which name it was; only those in `touched` are of this query.
  private readonly bestScores: Float32Array
  private readonly bestCovers: Float32Array
  private readonly bestNames: Float32Array
  private readonly called: Int32Array
  private readonly touched: Uint32Array
  // For each thing its best name in one way to ask.
  private readonly fits: Float32Array
  private readonly fitting: Int32Array

  private constructor(parts: Parts) {
    this.parts = parts
    this.size = parts.size
    this.analyser = parts.analyser
    this.textScores = new ScoreAccumulator(parts.texts, parts.size)
    this.nameScores = new ScoreAccumulator(parts.names, parts.nameOwners.length)
    this.bestScores = new Float32Array(parts.size)
    this.bestCovers = new Float32Array(parts.size)
    this.bestNames = new Float32Array(parts.size)
    this.called = new Int32Array(parts.size)
    this.touched = new Uint32Array(parts.size)
    this.fits = new Float32Array(parts.size)
    this.fitting = new Int32Array(parts.size)
  }

  /** The index, made in one go. */
  static build(analyser: Analyser, things: readonly IndexedText[]): TextIndex {
    const steps = TextIndex.steps(analyser, things)
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }

  /** The same in steps of a few milliseconds. */
  static *steps(analyser: Analyser, things: readonly IndexedText[]): Generator<undefined, TextIndex> {
    const compounds = new Compounds(analyser)
    const terms = new Map<string, number>()
    const words = new Map<string, { term: number; worth: number }>()
    const displayed = new Map<string, string>()
    const termFor = (stem: string) => {
      let term = terms.get(stem)
      if (term === undefined) {
        term = terms.size
        terms.set(stem, term)
      }
      return term
    }
    const meet = ({ word, stem }: Token, worth: number) => {
      const known = words.get(word)
      if (known) {
        known.worth += worth
        return known.term
      }
      const term = termFor(stem)
      words.set(word, { term, worth })
      return term
    }
    const partsOf = ({ word }: Token) => (compounds.areUsual ? compounds.split(word) : [])

    // ---- what names consist of, which compounds are split into ----
    const nameTokens: Token[][][] = []
    for (const [id, { names }] of things.entries()) {
      if (id % stepSize === 0) yield
      nameTokens.push(
        names.map((name) => {
          const tokens = analyser.tokens(name)
          const text = name.normalize('NFC')
          for (const { word, stem, weight, start, end } of tokens) {
            if (weight === 1) compounds.addRoot(word, stem)
            const written = text.slice(start, end).toLowerCase()
            if (written !== word && !displayed.has(word)) displayed.set(word, written)
          }
          return tokens
        }),
      )
    }

    // ---- names ----
    const names = new PostingListsBuilder()
    const owners: number[] = []
    const nameTerms: { term: number; weight: number }[][] = []
    for (const [id, list] of nameTokens.entries()) {
      if (id % stepSize === 0) yield
      for (const [place, tokens] of list.entries()) {
        const name = owners.length
        owners.push(id)
        const own = new Map<number, number>()
        const inside = new Set<number>()
        for (const token of tokens) {
          const term = meet(token, token.weight === 1 ? (place === 0 ? 20 : 0.05) : 0)
          own.set(term, Math.max(own.get(term) ?? 0, token.weight))
          for (const part of partsOf(token)) inside.add(termFor(part))
        }
        nameTerms.push([...own].map(([term, weight]) => ({ term, weight })))
        for (const term of own.keys()) names.add(term, name, 1)
        for (const term of inside) if (!own.has(term)) names.add(term, name, partWeight)
      }
    }

    // ---- texts ----
    const texts = new PostingListsBuilder()
    let length = 0
    for (const { fields } of things) for (const { text } of fields) length += text.length
    const average = Math.max(1, length / Math.max(1, things.length))
    const counts = new Map<number, number>()
    const count = (tokens: readonly Token[], weight: number, worth: number) => {
      for (const token of tokens) {
        // What says nothing by itself is in half of all texts.
        if (analyser.isStopWord(token.word)) continue
        const term = meet(token, worth)
        counts.set(term, (counts.get(term) ?? 0) + weight * token.weight)
        for (const part of partsOf(token)) {
          const partTerm = termFor(part)
          counts.set(partTerm, (counts.get(partTerm) ?? 0) + weight * partWeight)
        }
      }
    }
    for (const [id, { fields }] of things.entries()) {
      if (id % stepSize === 0) yield
      counts.clear()
      let own = 0
      for (const tokens of nameTokens[id] ?? []) count(tokens, 1, 0)
      for (const { text, weight } of fields) {
        own += text.length
        count(analyser.tokens(text), weight, 1)
      }
      const brake = saturation * (1 - lengthShare + (lengthShare * own) / average)
      for (const [term, sum] of counts) texts.add(term, id, sum / (sum + brake))
    }

    yield
    const textLists = texts.build(terms.size)
    yield
    const nameLists = names.build(terms.size)
    yield
    const rarities = new Float32Array(terms.size)
    for (let term = 0; term < terms.size; term += 1) {
      // Words that things are called by are what people look for; a verb may be rarer and says less.
      const share = nameLists.count(term) > 0 ? 1 : textWordShare
      rarities[term] = share * rarity(things.length, Math.max(textLists.count(term), 1))
    }
    const nameWeights = new Float32Array(owners.length)
    for (const [name, list] of nameTerms.entries()) {
      for (const { term, weight } of list) nameWeights[name] = (nameWeights[name] ?? 0) + weight * (rarities[term] ?? 0)
    }
    yield
    return new TextIndex({
      analyser,
      size: things.length,
      compounds,
      terms,
      vocabulary: new Vocabulary(words),
      texts: textLists,
      names: nameLists,
      nameOwners: Uint32Array.from(owners),
      nameTexts: things.flatMap((thing) => thing.names),
      nameWeights,
      rarities,
      displayed,
    })
  }

  private partsOf({ word }: Token): readonly string[] {
    const { compounds } = this.parts
    return compounds.areUsual ? compounds.split(word) : []
  }

  /** What was found, the best first, at most a thousand. */
  find(query: string, options: FindOptions = {}): Answer {
    const { isTyping = false, synonyms, leastCoverage = 0.6 } = options
    const tokens = this.analyser.tokens(query).slice(0, mostWords)
    const guessed = tokens.map((token, place) => this.seek(token, isTyping && place === tokens.length - 1))
    const typed = synonyms ? this.withoutGuesses(guessed, synonyms) : guessed
    const sought = this.withSynonyms(typed, synonyms)
    const ways = [{ sought, share: 1 }, ...this.otherWays(sought, synonyms)]
    const terms = new Set<number>()
    let touched = 0
    for (const way of ways) {
      for (const one of way.sought) if (one.token.weight === 1) for (const { term } of one.terms) terms.add(term)
      touched = this.score(way, !isTyping, touched)
    }
    return { found: this.take(touched, leastCoverage), terms, spelling: this.spellingOf(query, typed) }
  }

  /** Scores one way to ask, and keeps for each thing the best of all. Returns how many things have been touched. */
  private score({ sought, share }: { sought: readonly Sought[]; share: number }, withTexts: boolean, before: number) {
    const { textScores, nameScores, fits, fitting } = this
    const { nameOwners, nameWeights } = this.parts
    let total = 0
    let meaning = 0
    for (const { terms, weight, token } of sought) {
      total += weight
      nameScores.add(terms, weight)
      if (this.analyser.isStopWord(token.word)) continue
      meaning += weight
      if (withTexts) textScores.add(terms, weight)
    }
    if (total === 0) return before

    let touched = before
    const offer = (id: number, text: number, cover: number) => {
      const fit = fits[id] ?? 0
      const wide = Math.max(cover, fit)
      const score = share * (nameShare * fit + textShare * text) * (0.4 + 0.6 * wide)
      const known = this.bestScores[id] ?? 0
      if (known === 0) this.touched[touched++] = id
      if (score > known) {
        this.bestScores[id] = score
        this.bestCovers[id] = wide
        this.bestNames[id] = fit
        this.called[id] = fit > 0 ? (fitting[id] ?? -1) : -1
      }
      fits[id] = 0
    }
    for (let at = 0; at < nameScores.count; at += 1) {
      const name = nameScores.ids[at] ?? 0
      const sum = nameScores.sums[name] ?? 0
      const ofQuery = sum / total
      const ofName = Math.min(1, sum / (nameWeights[name] ?? 1))
      // The harmonic mean: a name that is all of the query and nothing more is what was looked for.
      const fit = (2 * ofQuery * ofName) / (ofQuery + ofName)
      const owner = nameOwners[name] ?? 0
      if (fit > (fits[owner] ?? 0)) {
        fits[owner] = fit
        fitting[owner] = name
      }
    }
    for (let at = 0; at < textScores.count; at += 1) {
      const id = textScores.ids[at] ?? 0
      offer(id, (textScores.sums[id] ?? 0) / meaning, (textScores.covers[id] ?? 0) / meaning)
    }
    // What the query and a name have in common may be no more than words of questions.
    for (let at = 0; at < nameScores.count; at += 1) {
      const owner = nameOwners[nameScores.ids[at] ?? 0] ?? 0
      const fit = fits[owner] ?? 0
      if (fit >= 0.3) offer(owner, 0, 0)
      else fits[owner] = 0
    }
    textScores.clear()
    nameScores.clear()
    return touched
  }

  /** The best of what has been touched, and nothing is touched any more. */
  private take(touched: number, leastCoverage: number): Found[] {
    const { bestScores, bestCovers, bestNames } = this
    let widest = 0
    let highest = 0
    for (let at = 0; at < touched; at += 1) {
      const id = this.touched[at] ?? 0
      widest = Math.max(widest, bestCovers[id] ?? 0)
      highest = Math.max(highest, bestScores[id] ?? 0)
    }
    const isFound = (id: number) =>
      (bestScores[id] ?? 0) >= highest * 0.15 &&
      ((bestCovers[id] ?? 0) >= widest * leastCoverage || (bestNames[id] ?? 0) >= leastName)
    // Which score is that of the last one: counted in classes, since sorting a hundred thousand takes longer than finding them.
    const classes = new Uint32Array(1025)
    const classOf = (id: number) => Math.floor((1024 * (bestScores[id] ?? 0)) / highest)
    for (let at = 0; at < touched; at += 1) {
      const id = this.touched[at] ?? 0
      if (isFound(id)) classes[classOf(id)] = (classes[classOf(id)] ?? 0) + 1
    }
    let lowest = 1024
    for (let sum = classes[1024] ?? 0; lowest > 0 && sum < mostFound;) sum += classes[(lowest -= 1)] ?? 0
    const found: Found[] = []
    for (let at = 0; at < touched; at += 1) {
      const id = this.touched[at] ?? 0
      if (isFound(id) && classOf(id) >= lowest) {
        const called = this.called[id] ?? -1
        found.push({
          id,
          score: bestScores[id] ?? 0,
          coverage: bestCovers[id] ?? 0,
          name: bestNames[id] ?? 0,
          called: called === -1 ? undefined : called,
        })
      }
    }
    for (let at = 0; at < touched; at += 1) bestScores[this.touched[at] ?? 0] = 0
    return found.sort((one, other) => other.score - one.score || one.id - other.id).slice(0, mostFound)
  }

  /**
   * What a thing is called besides its title, when that is what fits and is spelt as texts spell it.
   *
   * @param called of `Found`
   */
  otherName(called: number | undefined): string | undefined {
    if (called === undefined || this.parts.nameOwners[called - 1] !== this.parts.nameOwners[called]) return undefined
    const name = this.parts.nameTexts[called] ?? ''
    return this.analyser.tokens(name).every(({ word }) => this.parts.vocabulary.worthOf(word) >= 1) ? name : undefined
  }

  private spellingOf(query: string, sought: readonly { sought: Sought; corrected?: string | undefined }[]) {
    let spelling = query.normalize('NFC')
    let isCorrected = false
    const rewrite = ({ start, end }: Token, word: string) => {
      spelling = spelling.slice(0, start) + word + spelling.slice(end)
    }
    for (const { sought: one, corrected } of [...sought].reverse()) {
      if (corrected === undefined) {
        // "kindey stons": what is like a form of a known word is put right along with another one.
        const term = this.parts.terms.get(one.token.stem)
        const isForm = term !== undefined && this.parts.vocabulary.termOf(one.token.word) === undefined
        const like = isForm ? this.parts.vocabulary.likeWords(one.token.word, mostLike) : []
        const near = like.find((other) => other.term === term && other.worth >= 1)
        if (near) rewrite(one.token, this.parts.displayed.get(near.word) ?? near.word)
        continue
      }
      isCorrected = true
      rewrite(one.token, corrected)
    }
    return isCorrected ? spelling : undefined
  }

  /** What a word of a query may stand for: itself in all its forms; when that is not known, what is like it. */
  private seek(token: Token, isBegun: boolean): { sought: Sought; corrected?: string | undefined } {
    const exact = this.parts.vocabulary.termOf(token.word) ?? this.parts.terms.get(token.stem)
    const terms = new Map<number, number>()
    if (exact !== undefined) terms.set(exact, 1)
    const stem = this.parts.terms.get(token.stem)
    if (stem !== undefined) terms.set(stem, 1)
    const offer = (list: readonly { term: number; likeness: number }[], share: number) => {
      for (const { term, likeness } of list) terms.set(term, Math.max(terms.get(term) ?? 0, likeness * share))
    }
    const isChinese = isHan(token.word)
    if (isBegun && !isChinese) {
      for (const { term } of this.parts.vocabulary.withPrefix(token.word, 24))
        if (!terms.has(term)) terms.set(term, 0.85)
    }
    let corrected: string | undefined
    if (exact === undefined && !isChinese) {
      if (token.word.length >= 3)
        offer(this.parts.vocabulary.withPrefix(token.word, 12), token.word.length >= longBeginning ? 0.9 : 0.6)
      const begun = terms.size > 0
      const like = this.parts.vocabulary.likeWords(token.word, mostLike)
      offer(like, 0.9)
      offer(this.parts.vocabulary.akin(token.word, mostLike), 0.8)
      // What readers misspell stands among the names, so that it is found; it is no spelling to offer.
      const right = begun ? undefined : like.find(({ worth }) => worth >= 1)
      if (right) corrected = this.parts.displayed.get(right.word) ?? right.word
    }
    let heaviest = 0
    for (const term of terms.keys()) heaviest = Math.max(heaviest, this.parts.rarities[term] ?? 0)
    // A word that is nowhere says that something else was meant, but not much.
    const weight = token.weight * (terms.size > 0 ? heaviest : unknownWordShare * rarity(this.size, 3))
    return {
      sought: { token, terms: [...terms].map(([term, likeness]) => ({ term, likeness })), weight },
      corrected,
    }
  }

  /** What means the same as a single word is an alternative to it. */
  /** A word that stands on no page but that editors have listed ("nite") is no other word misspelt. */
  private withoutGuesses<One extends { sought: Sought }>(all: readonly One[], synonyms: SynonymLookup) {
    const listed = new Set(
      synonyms(all.map(({ sought }) => sought.token.stem)).flatMap(({ start, end }) =>
        end === start + 1 ? [start] : [],
      ),
    )
    return all.map((one, place) =>
      listed.has(place) && one.sought.terms.every(({ likeness }) => likeness < 1)
        ? { sought: { ...one.sought, terms: [] } }
        : one,
    )
  }

  private withSynonyms(all: readonly { sought: Sought }[], synonyms: SynonymLookup | undefined): Sought[] {
    const sought = all.map((one) => one.sought)
    if (!synonyms) return sought
    const stems = sought.map((one) => this.stemSought(one))
    for (const { start, end, words } of synonyms(stems)) {
      const one = sought[start]
      const instead = this.analyser.tokens(words)
      const [token] = instead
      if (!one || !token || end - start !== 1 || instead.length !== 1) continue
      const term = this.parts.terms.get(token.stem)
      if (term === undefined || one.terms.some((other) => other.term === term)) continue
      const terms = [...one.terms, { term, likeness: otherWayShare }]
      // A word that is nowhere weighs what the word weighs that it stands for.
      sought[start] = { ...one, terms, weight: one.terms.length > 0 ? one.weight : (this.parts.rarities[term] ?? 0) }
    }
    return sought
  }

  private stemSought({ token, terms }: Sought): string {
    const [first] = terms
    return first === undefined || this.parts.terms.has(token.stem) ? token.stem : this.stemOf(first.term)
  }

  /** Other ways to put the query: compounds taken apart or put together, and what means the same in several words. */
  private otherWays(
    all: readonly Sought[],
    synonyms: SynonymLookup | undefined,
  ): { sought: readonly Sought[]; share: number }[] {
    const { compounds, rarities, terms: known, vocabulary } = this.parts
    const ways: { sought: readonly Sought[]; share: number }[] = []
    const put = (start: number, end: number, instead: readonly Sought[], share: number) => {
      if (ways.length < mostOtherWays)
        ways.push({ sought: [...all.slice(0, start), ...instead, ...all.slice(end)], share })
    }
    const replace = (start: number, end: number, words: string, share: number) => {
      const instead = this.analyser.tokens(words).map((token) => this.seek(token, false).sought)
      if (instead.length > 0 && instead.every(({ terms }) => terms.length > 0)) put(start, end, instead, share)
    }
    for (const [place, { token, terms }] of all.entries()) {
      const isKnown = terms.some(({ likeness }) => likeness === 1)
      if (isKnown && !compounds.areUsual) continue
      const parts = compounds.split(token.word).flatMap((stem): Sought[] => {
        const term = known.get(stem)
        if (term === undefined) return []
        return [{ token: { ...token, stem }, terms: [{ term, likeness: 1 }], weight: rarities[term] ?? 1 }]
      })
      if (parts.length > 1) put(place, place + 1, parts, isKnown ? 0.8 : otherWayShare)
    }
    // "nier stenen", "shen jie shi"
    for (let start = 0; start + 1 < all.length; start += 1) {
      for (let end = start + 2; end <= Math.min(all.length, start + mostJoined); end += 1) {
        const joined = all
          .slice(start, end)
          .map(({ token }) => token.word)
          .join('')
        if (isHan(joined)) break
        if (joined.length >= 6 && vocabulary.termOf(joined) !== undefined) replace(start, end, joined, 0.97)
      }
    }
    if (synonyms) {
      const stems = all.map((one) => this.stemSought(one))
      for (const { start, end, words } of synonyms(stems)) {
        if (end - start > 1 || this.analyser.tokens(words).length > 1) replace(start, end, words, otherWayShare)
      }
    }
    return ways
  }

  private stemOf(term: number): string {
    // Only for words that were misspelt; there is no list of stems by number, which would be as large as the other one.
    for (const [stem, number] of this.parts.terms) if (number === term) return stem
    return ''
  }

  /** Where the words that were looked for stand in a text: pairs of beginnings and ends. */
  marks(text: string, terms: ReadonlySet<number>): number[] {
    const marks: number[] = []
    for (const token of this.analyser.tokens(text)) {
      if (token.weight !== 1 && !(isHan(token.word) && token.word.length === 1 && terms.size === 1)) continue
      const term = this.parts.terms.get(token.stem)
      const isFound =
        (term !== undefined && terms.has(term)) ||
        this.partsOf(token).some((part) => terms.has(this.parts.terms.get(part) ?? -1))
      if (!isFound) continue
      // Pairs of Chinese characters overlap.
      const last = marks.at(-1)
      if (last !== undefined && token.start <= last) marks[marks.length - 1] = Math.max(last, token.end)
      else marks.push(token.start, token.end)
    }
    return marks
  }

  /** How much of what was looked for stands in a text that is not in the index by itself, from 0. */
  weigh(text: string, sought: ReadonlyMap<number, number>): number {
    const seen = new Map<number, number>()
    let length = 0
    for (const token of this.analyser.tokens(text)) {
      if (token.weight < characterOrWord) continue
      length += 1
      for (const stem of [token.stem, ...this.partsOf(token)]) {
        const term = this.parts.terms.get(stem)
        if (term !== undefined && sought.has(term)) seen.set(term, (seen.get(term) ?? 0) + token.weight)
      }
    }
    let sum = 0
    const brake = saturation * (0.5 + length / 120)
    for (const [term, count] of seen) sum += (sought.get(term) ?? 0) * (count / (count + brake))
    return sum
  }

  /** The terms of a query with their weights, for `weigh`. */
  weightsOf(query: string, synonyms?: SynonymLookup): Map<number, number> {
    const tokens = this.analyser.tokens(query).slice(0, mostWords)
    const sought = tokens.map((token) => this.seek(token, false))
    const weights = new Map<number, number>()
    const add = (all: readonly Sought[], share: number) => {
      for (const { terms, weight, token } of all) {
        if (this.analyser.isStopWord(token.word)) continue
        for (const { term, likeness } of terms) {
          // In a passage a verb tells as much as a name.
          const even = this.parts.names.count(term) > 0 ? 1 : 1 / textWordShare
          weights.set(term, Math.max(weights.get(term) ?? 0, even * weight * likeness * share))
        }
      }
    }
    add(
      sought.map(({ sought: one }) => one),
      1,
    )
    const all = this.withSynonyms(sought, synonyms)
    for (const way of [{ sought: all, share: 1 }, ...this.otherWays(all, synonyms)]) add(way.sought, 0.6 * way.share)
    return weights
  }

  /**
   * The words of a question, each with what a text must have to speak of it: itself, a form of it, the same misspelt a
   * little, or its parts. What only means nearly the same leads to pages, but is not enough to answer with. Words of which
   * questions are made are left out.
   *
   * @param query in NFC
   */
  read(query: string): ReadWord[] {
    if (isHan(query)) return this.readChinese(query)
    const tokens = this.analyser.tokens(query).slice(0, mostWords)
    const words = tokens.map((token) => {
      const terms = this.seek(token, false).sought.terms.filter(({ likeness }) => likeness >= leastLikeness)
      const parts = terms.length > 0 ? [] : this.partsOf(token)
      const ways: (readonly Way[])[] = []
      if (terms.length > 0) ways.push([new Set(terms.map(({ term }) => term))])
      const known = parts.map((part) => this.parts.terms.get(part)).filter(isNumber)
      if (parts.length > 0 && known.length === parts.length) ways.push(known.map((term) => new Set([term])))
      return { token, terms, ways }
    })
    return words.flatMap(({ token, terms, ways }) =>
      token.weight < 1
        ? []
        : [
            {
              // As it was typed: how words are folded here is nobody else's concern.
              text: query.slice(token.start, token.end),
              weight: this.weightOf(terms.map(({ term }) => term)),
              isKnown: ways.length > 0,
              ways,
            },
          ],
    )
  }

  /** Pairs of characters across two words mean nothing, so a question is read by the dictionary. */
  private readChinese(query: string): ReadWord[] {
    const words: string[] = []
    let isRun = false
    for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(query)) {
      const isSingle = isHan(segment) && segment.length === 1
      const isKept = isWordLike === true && this.analyser.tokens(segment).length > 0
      // Single characters in a row are a word that the dictionary does not have, such as the name of a medicine.
      if (isKept && isSingle && isRun) words.push((words.pop() ?? '') + segment)
      else if (isKept) words.push(segment)
      isRun = isKept && isSingle
    }
    return words.slice(0, mostWords).flatMap((segment) => {
      const tokens = this.analyser.tokens(segment)
      if (isHan(segment) && segment.length === 1) return []
      const pairs = tokens.filter(({ weight }) => weight === 1).map(({ stem }) => this.parts.terms.get(stem))
      const known = pairs.filter(isNumber)
      const isKnown = known.length === pairs.length
      return [
        {
          text: segment,
          weight: this.weightOf(isKnown ? known : []),
          isKnown,
          ways: isKnown ? [known.map((term) => new Set([term]))] : [],
        },
      ]
    })
  }

  private weightOf(terms: readonly number[]): number {
    if (terms.length === 0) return rarity(this.size, 1)
    return Math.max(...terms.map((term) => this.parts.rarities[term] ?? 0))
  }

  /** Which of the words of a question a text speaks of, by their places. */
  speaksOf(text: string, words: readonly ReadWord[]): number[] {
    const terms = new Set<number>()
    for (const token of this.analyser.tokens(text)) {
      for (const stem of [token.stem, ...this.partsOf(token)]) {
        const term = this.parts.terms.get(stem)
        if (term !== undefined) terms.add(term)
      }
    }
    const isThere = (way: readonly Way[]) => way.every((any) => [...any].some((term) => terms.has(term)))
    return words.flatMap(({ ways }, place) => (ways.some(isThere) ? [place] : []))
  }

  /** What the index takes beside the words themselves, in bytes. */
  get bytes(): number {
    const { texts, names } = this.parts
    return texts.bytes + names.bytes + this.textScores.bytes + this.nameScores.bytes
  }
}

const characterOrWord = 0.3

/** So many letters are the beginning of one word; fewer lead to pages, but "won" is not "won't" where an answer depends on it. */
const longBeginning = 5

/** From here on a word counts as another one misspelt, where an answer depends on it. */
const leastLikeness = 0.65

const isNumber = (value: number | undefined): value is number => value !== undefined

/** How rare a word is among things (BM25's idf, evened out for the small sites, where every word stands in half of all). */
const rarity = (size: number, count: number) => Math.log(1 + (size + 20) / (count + 1))
