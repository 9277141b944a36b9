import type { Analyser, Token } from './analyse-text.ts'
import { isHan } from './fold-word.ts'
import { languageWords } from './languages.ts'
import { PostingListsBuilder, type PostingLists } from './posting-lists.ts'
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
  readonly terms: readonly { readonly term: number; readonly likeness: number }[]
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

/**
 * The index of one language: for each thing its names, each by itself, and its text. A query is compared with the names as a
 * whole ("it hurts when I pee" is one of the names of an infection), and with the text word by word.
 */
export class TextIndex {
  readonly size: number
  private readonly analyser: Analyser
  private readonly terms = new Map<string, number>()
  private readonly vocabulary: Vocabulary
  private readonly texts: PostingLists
  private readonly names: PostingLists
  private readonly nameOwners: Uint32Array
  private readonly nameTexts: readonly string[]
  /** The weight of all words of a name, once the rarity of words is known. */
  private readonly nameWeights: Float32Array
  private readonly rarities: Float32Array
  private readonly displayed = new Map<string, string>()
  /** The stems of words in names, of which compounds are made. */
  private readonly roots = new Set<string>()
  private readonly splitWords = new Map<string, readonly string[]>()

  // Places for the sums of one search, kept for the next.
  private readonly textSums: Float32Array
  private readonly coverSums: Float32Array
  private readonly textBest: Float32Array
  private readonly coverBest: Float32Array
  private readonly nameSums: Float32Array
  private readonly nameBest: Float32Array

  constructor(analyser: Analyser, things: readonly IndexedText[]) {
    this.analyser = analyser
    this.size = things.length
    const words = new Map<string, { term: number; worth: number }>()
    const nameTokens = things.map(({ names }) => names.map((name) => analyser.tokens(name)))
    for (const tokens of nameTokens.flat()) {
      for (const { word, stem, weight } of tokens) {
        if (weight === 1 && word.length >= 3 && !isHan(word)) this.roots.add(stem)
      }
    }
    for (const [id, names] of things.entries()) {
      for (const [place, name] of names.names.entries()) this.keepSpelling(name, nameTokens[id]?.[place] ?? [])
    }

    // ---- names ----
    const names = new PostingListsBuilder()
    const owners: number[] = []
    const nameTerms: { term: number; weight: number }[][] = []
    const meet = ({ word, stem }: Token, worth: number) => {
      const term = this.termFor(stem)
      const known = words.get(word)
      if (known) known.worth += worth
      else words.set(word, { term, worth })
      return term
    }
    for (const [id, list] of nameTokens.entries()) {
      for (const tokens of list) {
        const name = owners.length
        owners.push(id)
        const parts = new Map<number, number>()
        const isTitle = owners.at(-2) !== id
        for (const token of tokens) {
          const term = meet(token, token.weight === 1 ? (isTitle ? 20 : 0.05) : 0)
          parts.set(term, Math.max(parts.get(term) ?? 0, token.weight))
        }
        nameTerms.push([...parts].map(([term, weight]) => ({ term, weight })))
        for (const [term] of parts) names.add(term, name, 1)
        const inside = new Set<number>()
        for (const token of tokens) for (const part of this.partsOf(token)) inside.add(this.termFor(part))
        for (const term of inside) if (!parts.has(term)) names.add(term, name, partWeight)
      }
    }

    // ---- texts ----
    const texts = new PostingListsBuilder()
    const average = averageLength(things)
    for (const [id, { fields }] of things.entries()) {
      const counts = new Map<number, number>()
      const count = (term: number, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight)
      const known = (token: Token) => meet(token, 0)
      for (const tokens of nameTokens[id] ?? []) this.countTokens(tokens, 1, known, count)
      const read = (token: Token) => meet(token, 1)
      for (const { text, weight } of fields) this.countTokens(analyser.tokens(text), weight, read, count)
      const length = fields.reduce((sum, { text }) => sum + text.length, 0)
      const brake = saturation * (1 - lengthShare + (lengthShare * length) / average)
      for (const [term, sum] of counts) texts.add(term, id, sum / (sum + brake))
    }

    this.texts = texts.build(this.terms.size)
    this.names = names.build(this.terms.size)
    this.vocabulary = new Vocabulary(words)
    this.rarities = new Float32Array(this.terms.size)
    for (let term = 0; term < this.terms.size; term += 1) {
      // Words that things are called by are what people look for; a verb may be rarer and says less.
      const share = this.names.count(term) > 0 ? 1 : textWordShare
      this.rarities[term] = share * rarity(this.size, Math.max(this.texts.count(term), 1))
    }
    this.nameOwners = Uint32Array.from(owners)
    this.nameTexts = things.flatMap((thing) => thing.names)
    this.nameWeights = Float32Array.from(nameTerms, (list) =>
      list.reduce((sum, { term, weight }) => sum + weight * (this.rarities[term] ?? 0), 0),
    )
    this.textSums = new Float32Array(this.size)
    this.coverSums = new Float32Array(this.size)
    this.textBest = new Float32Array(this.size)
    this.coverBest = new Float32Array(this.size)
    this.nameSums = new Float32Array(owners.length)
    this.nameBest = new Float32Array(owners.length)
  }

  /** Counts words in a text; what says nothing by itself is not kept, and the parts of compounds count as well. */
  private countTokens(
    tokens: readonly Token[],
    weight: number,
    meet: (token: Token) => number,
    count: (term: number, weight: number) => void,
  ) {
    for (const token of tokens) {
      if (this.analyser.isStopWord(token.word)) continue
      count(meet(token), weight * token.weight)
      for (const part of this.partsOf(token)) count(this.termFor(part), weight * partWeight)
    }
  }

  private termFor(stem: string): number {
    let term = this.terms.get(stem)
    if (term === undefined) {
      term = this.terms.size
      this.terms.set(stem, term)
    }
    return term
  }

  /** How a word of a name is written, where that differs from what is compared. */
  private keepSpelling(name: string, tokens: readonly Token[]) {
    const text = name.normalize('NFC')
    for (const { word, start, end } of tokens) {
      const written = text.slice(start, end).toLowerCase()
      if (written !== word && !this.displayed.has(word)) this.displayed.set(word, written)
    }
  }

  /** The stems of the parts of a compound, in languages that have them; none for other words. */
  private partsOf({ word }: Token): readonly string[] {
    return languageWords[this.analyser.language]?.compounds ? this.split(word) : []
  }

  private split(word: string): readonly string[] {
    if (word.length < 7 || word.length > 60 || isHan(word)) return []
    let parts = this.splitWords.get(word)
    if (!parts) {
      parts = this.findParts(word)
      if (this.splitWords.size < 100_000) this.splitWords.set(word, parts)
    }
    return parts
  }

  /** Where a word is made of two that names consist of: of all ways the one whose shorter part is longest. */
  private findParts(word: string): readonly string[] {
    const linking = languageWords[this.analyser.language]?.compounds
    let best: readonly string[] = []
    let longest = 0
    for (let at = 3; at <= word.length - 3; at += 1) {
      const head = this.rootOf(word.slice(0, at))
      if (head === undefined) continue
      const rest = word.slice(at)
      const linked = linking?.exec(rest)?.[0] ?? ''
      for (const tail of linked === '' ? [rest] : [rest, rest.slice(linked.length)]) {
        const root = tail.length >= 3 ? this.rootOf(tail) : undefined
        const shorter = Math.min(at, tail.length)
        if (root !== undefined && shorter > longest) {
          best = [head, root]
          longest = shorter
        }
      }
    }
    return best
  }

  private rootOf(part: string): string | undefined {
    if (this.analyser.isStopWord(part)) return undefined
    const stem = this.analyser.stem(part)
    return this.roots.has(stem) ? stem : undefined
  }

  /** What was found, the best first. */
  find(query: string, options: FindOptions = {}): Answer {
    const tokens = this.analyser.tokens(query).slice(0, mostWords)
    const sought = tokens.map((token, place) =>
      this.seek(token, (options.isTyping ?? false) && place === tokens.length - 1),
    )
    const ways = [
      { sought: sought.map(({ sought: one }) => one), share: 1 },
      ...this.otherWays(sought, options.synonyms),
    ]
    const best = new Map<number, Found>()
    const terms = new Set<number>()
    for (const way of ways) {
      for (const one of way.sought) if (one.token.weight === 1) for (const { term } of one.terms) terms.add(term)
      for (const found of this.score(way.sought)) {
        const score = found.score * way.share
        const known = best.get(found.id)
        if (!known || known.score < score) best.set(found.id, { ...found, score })
      }
    }
    const all = [...best.values()]
    let widest = 0
    let highest = 0
    for (const { coverage, score } of all) {
      widest = Math.max(widest, coverage)
      highest = Math.max(highest, score)
    }
    const share = options.leastCoverage ?? 0.6
    const found = all
      .filter(
        ({ coverage, score, name }) => score >= highest * 0.15 && (coverage >= widest * share || name >= leastName),
      )
      .sort((one, other) => other.score - one.score || one.id - other.id)
    return { found, terms, spelling: this.spellingOf(query, sought) }
  }

  /**
   * What a thing is called besides its title, when that is what fits and is spelt as texts spell it.
   *
   * @param called of `Found`
   */
  otherName(called: number | undefined): string | undefined {
    if (called === undefined || this.nameOwners[called - 1] !== this.nameOwners[called]) return undefined
    const name = this.nameTexts[called] ?? ''
    return this.analyser.tokens(name).every(({ word }) => this.vocabulary.worthOf(word) >= 1) ? name : undefined
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
        const term = this.terms.get(one.token.stem)
        const isForm = term !== undefined && this.vocabulary.termOf(one.token.word) === undefined
        const like = isForm ? this.vocabulary.likeWords(one.token.word, mostLike) : []
        const near = like.find((other) => other.term === term && other.worth >= 1)
        if (near) rewrite(one.token, this.displayed.get(near.word) ?? near.word)
        continue
      }
      isCorrected = true
      rewrite(one.token, corrected)
    }
    return isCorrected ? spelling : undefined
  }

  /** What a word of a query may stand for: itself in all its forms; when that is not known, what is like it. */
  private seek(token: Token, isBegun: boolean): { sought: Sought; corrected?: string | undefined } {
    const exact = this.vocabulary.termOf(token.word) ?? this.terms.get(token.stem)
    const terms = new Map<number, number>()
    if (exact !== undefined) terms.set(exact, 1)
    const stem = this.terms.get(token.stem)
    if (stem !== undefined) terms.set(stem, 1)
    const offer = (list: readonly { term: number; likeness: number }[], share: number) => {
      for (const { term, likeness } of list) terms.set(term, Math.max(terms.get(term) ?? 0, likeness * share))
    }
    const isChinese = isHan(token.word)
    if (isBegun && !isChinese) {
      for (const { term } of this.vocabulary.withPrefix(token.word, 24)) if (!terms.has(term)) terms.set(term, 0.85)
    }
    let corrected: string | undefined
    if (exact === undefined && !isChinese) {
      if (token.word.length >= 3) offer(this.vocabulary.withPrefix(token.word, 12), 0.9)
      const begun = terms.size > 0
      const like = this.vocabulary.likeWords(token.word, mostLike)
      offer(like, 0.9)
      offer(this.vocabulary.akin(token.word, mostLike), 0.8)
      // What readers misspell stands among the names, so that it is found; it is no spelling to offer.
      const right = begun ? undefined : like.find(({ worth }) => worth >= 1)
      if (right) corrected = this.displayed.get(right.word) ?? right.word
    }
    let heaviest = 0
    for (const term of terms.keys()) heaviest = Math.max(heaviest, this.rarities[term] ?? 0)
    // A word that is nowhere says that something else was meant, but not much.
    const weight = token.weight * (terms.size > 0 ? heaviest : unknownWordShare * rarity(this.size, 3))
    return {
      sought: { token, terms: [...terms].map(([term, likeness]) => ({ term, likeness })), weight },
      corrected,
    }
  }

  /** Other ways to put the query: compounds taken apart or put together, and what means the same. */
  private otherWays(
    original: readonly { sought: Sought }[],
    synonyms: SynonymLookup | undefined,
  ): { sought: readonly Sought[]; share: number }[] {
    const ways: { sought: readonly Sought[]; share: number }[] = []
    const all = original.map(({ sought }) => sought)
    const replace = (start: number, end: number, words: string, share: number) => {
      if (ways.length >= mostOtherWays) return
      const instead = this.analyser.tokens(words).map((token) => this.seek(token, false).sought)
      if (instead.length > 0 && instead.every(({ terms }) => terms.length > 0))
        ways.push({ sought: [...all.slice(0, start), ...instead, ...all.slice(end)], share })
    }
    for (const [place, { token, terms }] of all.entries()) {
      const isKnown = terms.some(({ likeness }) => likeness === 1)
      const hasCompounds = languageWords[this.analyser.language]?.compounds !== undefined
      if (isKnown && !hasCompounds) continue
      const parts = this.split(token.word)
      if (parts.length > 0) {
        const instead = parts.map((part): Sought => {
          const term = this.termFor(part)
          return { token: { ...token, stem: part }, terms: [{ term, likeness: 1 }], weight: this.rarities[term] ?? 1 }
        })
        ways.push({
          sought: [...all.slice(0, place), ...instead, ...all.slice(place + 1)],
          share: isKnown ? 0.8 : otherWayShare,
        })
      }
    }
    // "nier stenen", "shen jie shi"
    for (let start = 0; start + 1 < all.length; start += 1) {
      for (let end = start + 2; end <= Math.min(all.length, start + mostJoined); end += 1) {
        const joined = all
          .slice(start, end)
          .map(({ token }) => token.word)
          .join('')
        if (isHan(joined)) break
        if (joined.length >= 6 && this.vocabulary.termOf(joined) !== undefined) replace(start, end, joined, 0.97)
      }
    }
    if (synonyms) {
      const stems = all.map(({ token, terms }) => {
        const [first] = terms
        return first === undefined || this.terms.has(token.stem) ? token.stem : this.stemOf(first.term)
      })
      for (const { start, end, words } of synonyms(stems)) replace(start, end, words, otherWayShare)
    }
    return ways
  }

  private stemOf(term: number): string {
    // Only for words that were misspelt; there is no list of stems by number, which would be as large as the other one.
    for (const [stem, number] of this.terms) if (number === term) return stem
    return ''
  }

  /** All that any of the words are found in. */
  private score(sought: readonly Sought[]): Found[] {
    const total = sought.reduce((sum, { weight }) => sum + weight, 0)
    if (total === 0) return []
    const touched: number[] = []
    const touchedNames: number[] = []
    for (const { terms, weight, token } of sought) {
      if (weight === 0) continue
      this.sumUp(this.names, terms, weight, this.nameSums, undefined, this.nameBest, undefined, touchedNames)
      if (this.analyser.isStopWord(token.word)) continue
      this.sumUp(this.texts, terms, weight, this.textSums, this.coverSums, this.textBest, this.coverBest, touched)
    }
    const bestNames = new Map<number, { fit: number; called: number }>()
    for (const name of touchedNames) {
      const sum = this.nameSums[name] ?? 0
      this.nameSums[name] = 0
      const owner = this.nameOwners[name] ?? 0
      const ofQuery = sum / total
      const ofName = Math.min(1, sum / (this.nameWeights[name] ?? 0))
      // The harmonic mean: a name that is all of the query and nothing more is what was looked for.
      const fit = (2 * ofQuery * ofName) / (ofQuery + ofName)
      if (fit > (bestNames.get(owner)?.fit ?? 0)) bestNames.set(owner, { fit, called: name })
    }
    const found: Found[] = []
    const stopWords = sought.reduce(
      (sum, { token, weight }) => sum + (this.analyser.isStopWord(token.word) ? weight : 0),
      0,
    )
    const meaning = total - stopWords
    for (const id of touched) {
      const text = meaning > 0 ? (this.textSums[id] ?? 0) / meaning : 0
      const coverage = meaning > 0 ? (this.coverSums[id] ?? 0) / meaning : 0
      this.textSums[id] = 0
      this.coverSums[id] = 0
      const { fit: name = 0, called } = bestNames.get(id) ?? {}
      bestNames.delete(id)
      const wide = Math.max(coverage, name)
      found.push({ id, name, called, coverage: wide, score: scoreOf(name, text, wide) })
    }
    // What has nothing but words of questions is a name that consists of them.
    for (const [id, { fit, called }] of bestNames) {
      if (fit >= 0.5) found.push({ id, name: fit, called, coverage: fit, score: scoreOf(fit, 0, fit) })
    }
    return found
  }

  /** Adds for each thing what the likest of the terms counts in it. */
  private sumUp(
    lists: PostingLists,
    terms: Sought['terms'],
    weight: number,
    sums: Float32Array,
    covers: Float32Array | undefined,
    best: Float32Array,
    bestCover: Float32Array | undefined,
    touched: number[],
  ) {
    const [only] = terms
    if (terms.length === 1 && only) {
      const { ids, weights } = lists.get(only.term)
      const factor = (weight * only.likeness) / 255
      const cover = weight * only.likeness
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at] ?? 0
        if (sums[id] === 0) touched.push(id)
        sums[id] = (sums[id] ?? 0) + factor * (weights[at] ?? 0)
        if (covers) covers[id] = (covers[id] ?? 0) + cover
      }
      return
    }
    const met: number[] = []
    for (const { term, likeness } of terms) {
      const { ids, weights } = lists.get(term)
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at] ?? 0
        const value = (likeness * (weights[at] ?? 0)) / 255
        if (best[id] === 0) met.push(id)
        if (value > (best[id] ?? 0)) best[id] = value
        if (bestCover && likeness > (bestCover[id] ?? 0)) bestCover[id] = likeness
      }
    }
    for (const id of met) {
      if (sums[id] === 0) touched.push(id)
      sums[id] = (sums[id] ?? 0) + weight * (best[id] ?? 0)
      best[id] = 0
      if (covers && bestCover) {
        covers[id] = (covers[id] ?? 0) + weight * (bestCover[id] ?? 0)
        bestCover[id] = 0
      }
    }
  }

  /** Where the words that were looked for stand in a text: pairs of beginnings and ends. */
  marks(text: string, terms: ReadonlySet<number>): number[] {
    const marks: number[] = []
    for (const token of this.analyser.tokens(text)) {
      if (token.weight !== 1 && !(isHan(token.word) && token.word.length === 1 && terms.size === 1)) continue
      const term = this.terms.get(token.stem)
      const isFound =
        (term !== undefined && terms.has(term)) ||
        this.partsOf(token).some((part) => terms.has(this.terms.get(part) ?? -1))
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
        const term = this.terms.get(stem)
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
          weights.set(term, Math.max(weights.get(term) ?? 0, weight * likeness * share))
        }
      }
    }
    add(
      sought.map(({ sought: one }) => one),
      1,
    )
    for (const way of this.otherWays(sought, synonyms)) add(way.sought, 0.6 * way.share)
    return weights
  }

  /**
   * The words of a question, each with what a text must have to speak of it: itself, a form of it, the same misspelt a
   * little, or its parts. What only
   * means nearly the same leads to pages, but is not enough to answer with. Words of which questions are made are left out.
   */
  read(query: string): ReadWord[] {
    if (isHan(query)) return this.readChinese(query)
    const tokens = this.analyser.tokens(query).slice(0, mostWords)
    const words = tokens.map((token) => {
      const terms = this.seek(token, false).sought.terms.filter(({ likeness }) => likeness >= leastLikeness)
      const parts = terms.length > 0 ? [] : this.split(token.word)
      const ways: (readonly Way[])[] = []
      if (terms.length > 0) ways.push([new Set(terms.map(({ term }) => term))])
      if (parts.length > 0) ways.push(parts.map((part) => new Set([this.termFor(part)])))
      return { token, terms, ways }
    })
    return words.flatMap(({ token, terms, ways }) =>
      token.weight < 1
        ? []
        : [{ text: token.word, weight: this.weightOf(terms.map(({ term }) => term)), isKnown: ways.length > 0, ways }],
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
      const pairs = tokens.filter(({ weight }) => weight === 1).map(({ stem }) => this.terms.get(stem))
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
    return Math.max(...terms.map((term) => this.rarities[term] ?? 0))
  }

  /** Which of the words of a question a text speaks of, by their places. */
  speaksOf(text: string, words: readonly ReadWord[]): number[] {
    const terms = new Set<number>()
    for (const token of this.analyser.tokens(text)) {
      for (const stem of [token.stem, ...this.partsOf(token)]) {
        const term = this.terms.get(stem)
        if (term !== undefined) terms.add(term)
      }
    }
    const isThere = (way: readonly Way[]) => way.every((any) => [...any].some((term) => terms.has(term)))
    return words.flatMap(({ ways }, place) => (ways.some(isThere) ? [place] : []))
  }

  /** What the index takes, roughly, beside the words themselves. */
  get bytes(): number {
    return this.texts.bytes + this.names.bytes + this.textSums.byteLength * 4 + this.nameSums.byteLength * 2
  }
}

const characterOrWord = 0.3

/** From here on a word counts as another one misspelt, where an answer depends on it. */
const leastLikeness = 0.65

const isNumber = (value: number | undefined): value is number => value !== undefined

const scoreOf = (name: number, text: number, coverage: number) =>
  (nameShare * name + textShare * text) * (0.4 + 0.6 * coverage)

/** How rare a word is among things (BM25's idf, evened out for the small sites, where every word stands in half of all). */
const rarity = (size: number, count: number) => Math.log(1 + (size + 20) / (count + 1))

function averageLength(things: readonly IndexedText[]): number {
  let sum = 0
  for (const { fields } of things) for (const { text } of fields) sum += text.length
  return Math.max(1, sum / Math.max(1, things.length))
}
