import type { Language } from '#i18n/languages.ts'
import { dangerRules } from './danger-rules.server.ts'
import { emergencyRules, type EmergencyFacts } from './emergency-rules.server.ts'
import {
  type Concept,
  findWords,
  type Pattern,
  type Vocabulary,
  vocabularyOf,
  type Word,
} from './emergency-vocabulary.server.ts'
import { hasFever, isFever, isSmallBaby } from './fever-rules.server.ts'
import { foldText } from '#lib/fold-text.ts'
import { latinText } from './latin-letters.ts'
import { suspicionRules } from './suspicion-rules.server.ts'
import { urgentRules } from './urgent-rules.server.ts'

/** The kind of an emergency: `body` for symptoms, `crisis` for suicidal thoughts. */
export type Emergency = 'body' | 'crisis'

/** The danger in a text, with the signs of `graphql/content/triage.yaml` that it may be, the most likely first. */
export type Detection = {
  readonly tier: 'emergency' | 'urgent'
  readonly signs: readonly string[]
}

/** The maximum number of characters that are analyzed; people describe an emergency in fewer. */
const maxReadLength = 1000

/** A word of the text, with the words of the vocabulary that it matches. */
type Token = { readonly text: string; readonly words: ReadonlySet<Word>; readonly at: number }
/** A mention of a concept, from its first to its last word. */
type Hit = {
  readonly concept: Concept
  /** The number of the clause in the text. */
  readonly clause: number
  readonly from: number
  readonly to: number
  /** The places of the words that the term consists of. */
  readonly places: ReadonlySet<number>
  /** The number before the mention: "6 hours", "two months". */
  readonly amount: number | undefined
  isDenied: boolean
}
type Clause = { readonly tokens: readonly Token[]; readonly hits: readonly Hit[] }

/**
 * Detects whether a text describes an emergency, and of which kind.
 *
 * @see {@link detectDanger}
 */
export function detectEmergency(text: string, language: Language): Emergency | undefined {
  const found = detectDanger(text, language)
  if (found?.tier !== 'emergency') return undefined
  return found === crisis ? 'crisis' : 'body'
}

/** The detection of suicidal thoughts. */
export const crisis: Detection = { tier: 'emergency', signs: ['suicidal-thoughts'] }

/**
 * Detects whether a text in the site's language or in English describes an emergency, or else something urgent. Tolerates
 * common misspellings and any word order, and handles negation: "I have no fever" is no emergency, "I cannot pee" is one.
 * Questions about a term, or about events long ago, are no emergencies. When in doubt the text counts as one, because
 * missing an emergency is worse (settled 14).
 */
export function detectDanger(text: string, language: Language): Detection | undefined {
  const read = text.slice(0, maxReadLength)
  const latin = latinText(read, language)
  const own =
    latin === undefined ? readHits(read, vocabularyOf(language)) : readHits(latin, vocabularyOf(language, true))
  if (language === 'en-US') return judge(read, own, own)
  const english = readHits(read, vocabularyOf('en-US'))
  // A question may mix English nouns with words of the site's language, so hits of both languages tell how it is meant.
  const all = [...own, ...english]
  // A fever that the site's language negates does not count because the same word is English too: "nav temperatūras".
  const isDenied = ({ concept }: Hit) =>
    isFever(concept) &&
    own.some((hit) => hit.concept === concept) &&
    own.every((hit) => hit.concept !== concept || hit.isDenied)
  const ofOwn = judge(read, own, all)
  if (ofOwn?.tier === 'emergency') return ofOwn
  const ofEnglish = judge(
    read,
    english.filter((hit) => !isDenied(hit)),
    all,
  )
  return ofEnglish?.tier === 'emergency' ? ofEnglish : (ofOwn ?? ofEnglish)
}

function readHits(text: string, vocabulary: Vocabulary): Hit[] {
  const clauses = clausesOf(text, vocabulary).map((tokens, clause): Clause => ({
    tokens,
    hits: findHits(tokens, clause, vocabulary),
  }))
  for (const clause of clauses) deny(clause, vocabulary)
  // In "I cannot hold my urine", another verb is between the words of the term.
  const isInterrupted = ({ concept, places, from, to }: Hit, hits: readonly Hit[]) =>
    concept === 'cannotPee' &&
    hits.some((hit) => hit.concept === 'other' && hit.from > from && hit.from < to && !places.has(hit.from))
  return clauses.flatMap(({ hits }) => hits.filter((hit) => !isInterrupted(hit, hits)))
}

/** @param all the hits of both languages, which tell how the text is meant */
function judge(text: string, found: readonly Hit[], all: readonly Hit[]): Detection | undefined {
  const frame = (concept: Concept) => all.some((hit) => hit.concept === concept)
  // Hours and days are a time that goes on now, but also one that somebody asks about.
  const isNow = (hit: Hit) =>
    hit.concept === 'now' &&
    !all.some(
      ({ concept, clause, from, to }) =>
        concept === 'hour' && clause === hit.clause && from <= hit.to && to >= hit.from,
    )
  const isPast = (clause: number) =>
    all.some((hit) => hit.concept === 'past' && hit.clause === clause) &&
    !all.some((hit) => isNow(hit) && hit.clause === clause)
  // A clause about the past does not count, unless one of its words says that the symptom goes on now.
  const hits = found.filter(({ clause }) => !isPast(clause))
  const speaks = (concept: Concept) => hits.some((hit) => hit.concept === concept)
  const has = (concept: Concept) => hits.some((hit) => hit.concept === concept && !hit.isDenied)
  const lacks = (concept: Concept) => hits.some((hit) => hit.concept === concept && hit.isDenied)
  const isAbout = frame('about') && !frame('self')
  // One sign of a plan may be harmless; two are not.
  const hasPlan = hits.filter((hit) => hit.concept === 'goodbye' && !hit.isDenied).length >= 2
  if (has('crisis') || hasPlan) return isAbout ? undefined : crisis
  // A text that asks about a term or tells of the past is no emergency, unless the symptom goes on or is back.
  if (isAbout || (frame('lookup') && !all.some(isNow)) || (frame('past') && (!frame('now') || frame('fine'))))
    return undefined

  // Fears, plans and questions about a risk are no emergency, nor is urinating that fails only in company.
  if (frame('worry') && !all.some(isNow)) return undefined
  if (frame('watched') && !has('pain') && !has('belly')) return undefined

  const folded = foldText(text)
  const isHot = /(?<!\d)(?:3[89]|4[01])(?:[.,]\d)?(?!\d)/.test(folded)
  const isFine = all.some(({ concept, isDenied }) => concept === 'fine' && !isDenied)
  const isCalm = isFine || frame('mild')
  const isFeverish = has('fever') || has('shiver') || (isHot && !lacks('fever'))
  // Hours without a number may be many, so they count as four.
  const isLong = hits.some(({ concept, isDenied, amount = 4 }) => concept === 'hour' && !isDenied && amount >= 4)
  const facts: EmergencyFacts = {
    has,
    speaks,
    lacks,
    frame,
    isHot,
    isFeverish,
    hasFever: hasFever(folded, hits),
    isSmallBaby: isSmallBaby(hits),
    isLong,
    isCountedLong: hits.some(({ concept, amount = 0 }) => concept === 'hour' && amount >= 4),
    neverEnds: lacks('ending'),
    deniesShivering: all.some(({ concept, isDenied }) => concept === 'shiver' && isDenied) && !has('shiver'),
    isCalm,
    isBiopsy: /biops|biopt|биопс|βιοψ|活检|خزع/.test(folded),
    isOver60: /(?<![\d.,])[6-9]\d(?![\d.,]*\d)(?!\s*(?:m[gl]|kg|%|min|h\b))|(?<!\d)19(?:[2-5]\d|6[0-5])(?!\d)/.test(
      folded,
    ),
  }
  const rules = [...emergencyRules, ...dangerRules, ...(isCalm ? [] : suspicionRules)]
  const rule = rules.find(({ holds }) => holds(facts))
  if (rule) return { tier: 'emergency', signs: rule.signs }
  const urgent = urgentRules.find(({ holds }) => holds(facts))
  return urgent && { tier: 'urgent', signs: urgent.signs }
}

/** Splits a text into clauses, and these into words. */
function clausesOf(text: string, vocabulary: Vocabulary): Token[][] {
  // "6h" and "5saat" are two words.
  const folded = foldText(text)
    .replace(/['’ʼ´`]/g, vocabulary.joinsApostrophes ? '' : ' ')
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
  const known = new Map<string, ReadonlySet<Word>>()
  const wordsOf = (text: string) => {
    let words = known.get(text)
    if (!words) known.set(text, (words = new Set(formsOf(text).flatMap((form) => [...findWords(form, vocabulary)]))))
    return words
  }
  return folded.split(/[.,;:!?،؛؟。，；：！？、\n()"]+/u).flatMap((clause) => {
    // Chinese has no spaces: each character counts as a word, and terms may begin at any of them.
    if (vocabulary.isChinese)
      return [[...clause.replace(/\s+/g, '')].map((text, at): Token => ({ text, words: new Set(), at }))]
    const words = clause.match(/[\p{L}\p{N}]+/gu)
    return words ? [words.map((text, at): Token => ({ text, words: wordsOf(text), at }))] : []
  })
}

/** Returns the forms of a word; in Arabic also those without the article and other prefixes. */
function formsOf(word: string): readonly string[] {
  if (!/\p{Script=Arabic}/u.test(word)) return [word]
  const bare = word.replace(/^(?:[وفبكل]?ال|لل)(?=..)/, '')
  const joined = word.replace(/^(?:[وفبل](?=...)|و(?=(?:ما|لم|لن|مش|مو)$))/, '')
  return [...new Set([word, bare, joined, bare.replace(/(?<=..)ا$/, '')])]
}

function findHits(tokens: readonly Token[], clause: number, vocabulary: Vocabulary): Hit[] {
  if (vocabulary.isChinese) return findChineseHits(tokens, clause, vocabulary)
  const { numbers } = vocabulary
  return tokens.flatMap((token) => {
    const longest = new Map<Concept, readonly number[]>()
    for (const { patterns } of token.words) {
      for (const pattern of patterns) {
        const places = placesOf(pattern, tokens, token.at)
        if (places && Math.max(...places) > Math.max(-1, ...(longest.get(pattern.concept) ?? [])))
          longest.set(pattern.concept, places)
      }
    }
    const amount = amountOf(tokens[token.at - 1]?.text, numbers)
    return [...longest].map(([concept, places]): Hit => ({
      concept,
      clause,
      from: token.at,
      to: Math.max(...places),
      places: new Set(places),
      amount,
      isDenied: false,
    }))
  })
}

function findChineseHits(tokens: readonly Token[], clause: number, { patterns, numbers }: Vocabulary): Hit[] {
  const text = tokens.map((token) => token.text).join('')
  const hits: Hit[] = []
  for (const { concept, phrases } of patterns) {
    const [first = '', ...others] = phrases.map((phrase) => phrase.map((word) => word.text).join(''))
    for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
      let [from, to] = [at, at + first.length]
      const window = Math.max(0, from - maxChineseGap)
      const isFound = others.every((other) => {
        const place = text.slice(window, to + maxChineseGap + other.length).indexOf(other)
        if (place !== -1) [from, to] = [Math.min(from, window + place), Math.max(to, window + place + other.length)]
        return place !== -1
      })
      if (!isFound) continue
      const amount = amountOf(/(?:\d+|.)$/.exec(text.slice(0, from).replace(/个$/, ''))?.[0], numbers)
      const places = new Set(Array.from({ length: to - from }, (_, next) => from + next))
      hits.push({ concept, clause, from, to: to - 1, places, amount, isDenied: false })
    }
  }
  return hits
}

/** The maximum number of characters between two phrases of a Chinese term. */
const maxChineseGap = 6

const amountOf = (text: string | undefined, numbers: Vocabulary['numbers']) =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : numbers.get(text ?? '')

/** Returns the places of the words of a pattern that begins with the word at `from`; undefined when it does not match. */
function placesOf({ phrases }: Pattern, tokens: readonly Token[], from: number): number[] | undefined {
  const isAt = (phrase: readonly Word[], place: number) =>
    phrase.every((word, next) => tokens[place + next]?.words.has(word))
  const length = phrases.reduce((sum, phrase) => sum + phrase.length, 0)
  const last = phrases.length === 1 ? from : Math.min(from + length + 2, tokens.length - 1)
  const places: number[] = []
  for (const phrase of phrases) {
    let place = from
    while (place <= last && !isAt(phrase, place)) place += 1
    if (place > last) return undefined
    for (const next of phrase.keys()) places.push(place + next)
  }
  return places.includes(from) ? places : undefined
}

/**
 * Concepts that a negation skips on the way to the concept that it negates. `pee` and `urine` are not among them: their
 * negation is the emergency.
 */
const grammar = new Set<Concept>([
  'not',
  'or',
  'but',
  'about',
  'past',
  'now',
  'fine',
  'self',
  'strong',
  'heavy',
  'hour',
  'legs',
  'crisis',
  'forward',
  'cannotPee',
  'goesOn',
  'chemo',
  'infant',
  'child',
  'young',
  'month',
  'week',
  'year',
  'ending',
  'procedure',
  'firstTime',
  'noHelp',
  'noReturn',
  'noEntry',
  'out',
  'hardly',
  'worry',
  'watched',
  'control',
  'cancer',
  'drug',
  'dark',
  'spread',
  'weak',
  'genital',
  'stoma',
  'suprapubic',
  'spine',
  'antibiotic',
  'weakDefenses',
  'sex',
  'press',
  'bowel',
  'mild',
  'lookup',
])

/** Concepts whose negation is an emergency. */
const flow = new Set<Concept>(['pee', 'urine', 'drop'])

/**
 * Marks the concept after each negation as denied, and after "or" also the next one. With `denialFollows`, a negation with
 * no concept after it denies the one before it.
 */
function deny(clause: Clause, { denialFollows, isChinese }: Vocabulary) {
  const { tokens, hits } = clause
  const maxNegationDistance = isChinese ? 4 : 5
  const conceptHits = hits.filter(({ concept }) => !grammar.has(concept)).sort((one, other) => one.from - other.from)
  const ends = (from: number, to: number) =>
    hits.some(({ concept, from: at }) => concept === 'but' && at > from && at < to)
  for (const denial of hits.filter(({ concept }) => concept === 'not')) {
    // A negation within a term, such as "no relief", belongs to the term and denies nothing after it.
    const term = hits.find(({ concept, places }) => concept !== 'not' && places.size > 1 && places.has(denial.from))
    let from = denial.to
    // A "not" does not negate a fever when a procedure or chemotherapy is between them ("not well since the chemo, fever"),
    // or when it belongs to a word for ending ("cannot stop shivering").
    const isShielded = ({ concept, from: at }: Hit) =>
      isFever(concept) &&
      hits.some(
        (hit) =>
          (hit.concept === 'ending' && hit.from !== at) ||
          ((hit.concept === 'procedure' || hit.concept === 'chemo') && hit.from > from && hit.from < at),
      )
    const denyAt = (at: number) => {
      // Only the nearest concept is denied: in "not often" and "cannot hold it" that is `other`, and not passing urine.
      const denied = conceptHits.filter((hit) => hit.from === at && !isShielded(hit))
      for (const hit of denied) {
        hit.isDenied = true
        // A longer term for the same concept holds the same words.
        for (const same of conceptHits)
          if (same.concept === hit.concept && same.from > denial.from && same.from <= hit.to && same.to >= hit.from)
            same.isDenied = true
      }
    }
    let next = conceptHits.find(
      (thing) =>
        thing.from > from && thing.from <= from + maxNegationDistance && !ends(from, thing.from) && !isShielded(thing),
    )
    if (next && term && next.from > term.to && !flow.has(next.concept)) continue
    // In every language, a negation at the end of a clause may come after a fever: "teplotu nemám", "Fieber, nein".
    const isLast = denial.to >= tokens.length - 2
    if (!next && (denialFollows || isLast)) {
      const before = conceptHits.findLast(
        (thing) =>
          thing.to < denial.from &&
          thing.to >= denial.from - (denialFollows ? 4 : 2) &&
          !isShielded(thing) &&
          (denialFollows || isFever(thing.concept)),
      )
      if (before && !ends(before.to, denial.from)) denyAt(before.from)
      continue
    }
    while (next) {
      const { from: at, to } = next
      denyAt(at)
      from = to
      const isContinued = hits.some(({ concept, from: place }) => concept === 'or' && place > from && place <= from + 2)
      next = isContinued ? conceptHits.find((thing) => thing.from > from && thing.from <= from + 3) : undefined
    }
  }
  // The negation skips these on its way to a symptom, but says something about them, too.
  for (const hit of hits) {
    if (hit.concept !== 'ending' && hit.concept !== 'forward' && hit.concept !== 'fine') continue
    const isNegated = hits.some(
      ({ concept, from, to }) =>
        concept === 'not' &&
        !hit.places.has(from) &&
        ((hit.from > to && hit.from <= to + 4) || (denialFollows && from > hit.to && from <= hit.to + 2)),
    )
    if (isNegated) hit.isDenied = true
  }
  // In "no urine infection", the negation is about the next word.
  for (const hit of hits) {
    if (hit.concept !== 'urine' && hit.concept !== 'pee') continue
    const next = tokens[hit.to + 1]
    if (next && hits.some(({ concept, from: at }) => concept === 'infection' && at === next.at)) hit.isDenied = false
    // In "I cannot the urine hold", as some languages put it, the negation is about the verb.
    if (hits.some(({ concept, from: at }) => concept === 'other' && at > hit.to && at <= hit.to + 2))
      hit.isDenied = false
  }
}
