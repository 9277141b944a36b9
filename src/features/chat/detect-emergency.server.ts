import type { Language } from '#i18n/languages.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { dangerRules } from './danger-rules.server.ts'
import { emergencyRules, type EmergencyFacts } from './emergency-rules.server.ts'
import {
  emergencyTerms,
  erectionMedicines,
  type EmergencyConcept,
  type EmergencyTerms,
} from './emergency-terms.server.ts'
import { hasFever, isFever, isSmallBaby } from './fever-rules.server.ts'
import { dangerMedicines, type DangerConcept } from './danger-terms/danger-terms.server.ts'
import { dangerTerms } from './danger-terms/index.server.ts'
import { cancerMedicines, feverTerms, procedures, type FeverConcept } from './fever-terms.server.ts'
import { foldText } from './fold-text.ts'
import { latinText, latinWord } from './latin-letters.ts'

/** The kind of an emergency: `body` for symptoms, `crisis` for thoughts of suicide. */
export type Emergency = 'body' | 'crisis'

/** Limit of the characters that are analyzed: people describe an emergency in fewer. */
const maxReadLength = 1000

/** A text with the set of its letters as a bit mask, which rules out most words without comparing them. */
type Spelling = { readonly text: string; readonly letters: number }
type Word = Spelling & {
  /** Whether only the word itself matches. */
  readonly isExact: boolean
  /** Whether misspellings do not match, because a negation or a harmless word differs in only one letter. */
  readonly isStrict: boolean
}
type Pattern = { readonly words: readonly Word[]; readonly isOrdered: boolean }
type Concept = EmergencyConcept | FeverConcept | DangerConcept
type Vocabulary = {
  readonly patterns: readonly (readonly [Concept, readonly Pattern[]])[]
  /** The values of the words for small numbers. */
  readonly numbers: ReadonlyMap<string, number>
  readonly denialFollows: boolean
  readonly isChinese: boolean
  readonly joinsApostrophes: boolean
}

/** A word of the text, with the forms in which it may match. */
type Token = { readonly text: string; readonly forms: readonly Spelling[]; readonly at: number }
/** A mention of a concept, from its first to its last word. */
type Hit = {
  readonly concept: Concept
  readonly from: number
  readonly to: number
  /** The number before it: "6 hours", "two months". */
  readonly amount: number | undefined
  isDenied: boolean
}
type Clause = { readonly tokens: readonly Token[]; readonly hits: readonly Hit[] }

const vocabularies = new Map<string, Vocabulary>()

/** @param inLatin whether to spell the words in Latin letters */
function vocabularyOf(language: Language, inLatin = false): Vocabulary {
  const key = `${language} ${inLatin}`
  let vocabulary = vocabularies.get(key)
  if (!vocabulary) vocabularies.set(key, (vocabulary = readVocabulary(language, emergencyTerms[language], inLatin)))
  return vocabulary
}

function readVocabulary(language: Language, words: EmergencyTerms, inLatin: boolean): Vocabulary {
  const { denialFollows, ...concepts } = words
  const { numbers, ...feverConcepts } = feverTerms[language]
  const all = {
    ...concepts,
    medicine: `${erectionMedicines} ${concepts.medicine ?? ''}`.trim(),
    ...feverConcepts,
    ...dangerTerms[language],
    procedure: `${procedures} ${feverConcepts.procedure}`,
    chemo: `${cancerMedicines} ${feverConcepts.chemo}`,
    ...Object.fromEntries(
      Object.entries(dangerMedicines).map(([concept, names]) => [
        concept,
        `${names} ${dangerTerms[language]?.[concept as keyof typeof dangerMedicines] ?? ''}`.trim(),
      ]),
    ),
  }
  const spelt = (text: string) => (inLatin ? latinWord(foldText(text), language) : foldText(text))
  return {
    numbers: new Map(
      numbers.split(' ').flatMap((forms, place) => forms.split('|').map((form) => [spelt(form), place + 1] as const)),
    ),
    patterns: Object.entries(all).map(([concept, list]) => [
      concept as Concept,
      list.split(' ').map((written): Pattern => {
        const isOrdered = written.includes('~')
        const words = spelt(written).split(/[_~]/)
        // Function words are short, so only the whole word may match: other words begin with the same letters.
        const isWhole = exactConcepts.has(concept as Concept)
        return {
          isOrdered,
          words: words.map((word) => ({
            ...spellingOf(word.replace('=', '')),
            isExact: isWhole || isOrdered || word.startsWith('='),
            isStrict: concept === 'cannotPee' || concept === 'crisis',
          })),
        }
      }),
    ]),
    denialFollows: denialFollows === true,
    isChinese: language === 'zh-CN',
    joinsApostrophes: language === 'en-US',
  }
}

const spellingOf = (text: string): Spelling => {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return { text, letters }
}

const exactConcepts = new Set<Concept>(['not', 'or', 'but', 'about', 'past', 'now', 'fine', 'self', 'worry', 'watched'])

/**
 * Detects whether a text in the site's language or in English describes an emergency, and of which kind. Tolerates
 * misspelling and any word order, and handles negation: "I have no fever" is no emergency, "I cannot pee" is one. Questions
 * about a term, or about events long ago, are none. When in doubt it is one, because missing one is worse (settled 14).
 */
export function detectEmergency(text: string, language: Language): Emergency | undefined {
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
  return (
    judge(read, own, all) ??
    judge(
      read,
      english.filter((hit) => !isDenied(hit)),
      all,
    )
  )
}

function readHits(text: string, vocabulary: Vocabulary): Hit[] {
  const clauses = clausesOf(text, vocabulary).map((tokens): Clause => ({ tokens, hits: findHits(tokens, vocabulary) }))
  for (const clause of clauses) deny(clause, vocabulary)
  return clauses.flatMap((clause) => clause.hits)
}

/** @param all the hits of both languages, which tell how the text is meant */
function judge(text: string, hits: readonly Hit[], all: readonly Hit[]): Emergency | undefined {
  const frame = (concept: Concept) => all.some((hit) => hit.concept === concept)
  const speaks = (concept: Concept) => hits.some((hit) => hit.concept === concept)
  const has = (concept: Concept) => hits.some((hit) => hit.concept === concept && !hit.isDenied)
  const lacks = (concept: Concept) => hits.some((hit) => hit.concept === concept && hit.isDenied)
  const isAbout = frame('about') && !frame('self')
  // One sign of a plan may be harmless; two are not.
  const hasPlan = hits.filter((hit) => hit.concept === 'goodbye' && !hit.isDenied).length >= 2
  if (has('crisis') || hasPlan) return isAbout ? undefined : 'crisis'
  // The text asks about a term, or tells of the past, unless the symptom is back.
  if (isAbout || (frame('past') && (!frame('now') || frame('fine')))) return undefined

  // Fears, plans and questions about a risk are no emergency, nor is urinating that fails only in company.
  if (frame('worry') && !frame('now')) return undefined
  if (frame('watched') && !has('pain') && !has('belly')) return undefined

  const folded = foldText(text)
  const isHot = /(?<!\d)(?:3[89]|4[01])(?:[.,]\d)?(?!\d)/.test(folded)
  const isFeverish = has('fever') || has('shiver') || (isHot && !lacks('fever'))
  // Hours without a number may be many.
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
    isOver60: /(?<![\d.,])[6-9]\d(?![\d.,]*\d)(?!\s*(?:m[gl]|kg|%|min|h\b))/.test(folded),
  }
  return [...emergencyRules, ...dangerRules].some(({ holds }) => holds(facts)) ? 'body' : undefined
}

/** Splits a text into clauses, and these into words. */
function clausesOf(text: string, { isChinese, joinsApostrophes }: Vocabulary): Token[][] {
  // "6h" and "5saat" are two words.
  const folded = foldText(text)
    .replace(/['’ʼ´`]/g, joinsApostrophes ? '' : ' ')
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
  return folded.split(/[.,;:!?،؛؟。，；：！？、\n()"]+/u).flatMap((clause) => {
    // Chinese has no spaces: each character counts as a word, and terms may begin at any of them.
    const words = isChinese ? [...clause.replace(/\s+/g, '')] : clause.match(/[\p{L}\p{N}]+/gu)
    if (!words || words.length === 0) return []
    return [words.map((word, at): Token => ({ text: word, forms: formsOf(word).map(spellingOf), at }))]
  })
}

/** Returns the forms of a word; in Arabic also those without the article and other prefixes. */
function formsOf(word: string): readonly string[] {
  if (!/\p{Script=Arabic}/u.test(word)) return [word]
  const bare = word.replace(/^(?:[وفبكل]?ال|لل)(?=..)/, '')
  const joined = word.replace(/^(?:[وفبل](?=...)|و(?=(?:ما|لم|لن|مش|مو)$))/, '')
  return [...new Set([word, bare, joined, bare.replace(/(?<=..)ا$/, '')])]
}

function findHits(tokens: readonly Token[], { patterns, isChinese, numbers }: Vocabulary): Hit[] {
  const hits: Hit[] = []
  if (isChinese) {
    const text = tokens.map((token) => token.text).join('')
    for (const [concept, list] of patterns) {
      for (const { words } of list) {
        const [{ text: word } = { text: '' }] = words
        for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
          hits.push({
            concept,
            from: at,
            to: at + word.length - 1,
            amount: amountOf(/(?:\d+|.)$/.exec(text.slice(0, at).replace(/个$/, ''))?.[0], numbers),
            isDenied: false,
          })
      }
    }
    return hits
  }
  for (const token of tokens) {
    for (const [concept, list] of patterns) {
      const to = list.reduce((end, pattern) => Math.max(end, endOf(pattern, tokens, token.at)), -1)
      const amount = amountOf(tokens[token.at - 1]?.text, numbers)
      if (to !== -1) hits.push({ concept, from: token.at, to, amount, isDenied: false })
    }
  }
  return hits
}

const amountOf = (text: string | undefined, numbers: Vocabulary['numbers']) =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : numbers.get(text ?? '')

/** Returns the index of the last word of a pattern that begins with the word at `from`; -1 when it does not match. */
function endOf({ words, isOrdered }: Pattern, tokens: readonly Token[], from: number): number {
  if (isOrdered) {
    const fits = words.every((word, place) => isWord(tokens[from + place], word))
    return fits ? from + words.length - 1 : -1
  }
  const [only] = words
  if (words.length === 1 && only) return isWord(tokens[from], only) ? from : -1
  const first = tokens[from]
  if (!words.some((word) => isWord(first, word))) return -1
  const window = tokens.slice(from, from + words.length + 3)
  let to = -1
  for (const word of words) {
    const place = window.findIndex((token) => isWord(token, word))
    if (place === -1) return -1
    to = Math.max(to, from + place)
  }
  return to
}

function isWord(token: Token | undefined, { text, letters, isExact, isStrict }: Word): boolean {
  if (!token) return false
  return token.forms.some(({ text: form, letters: formLetters }) => {
    if (form === text) return true
    if (isExact || text.length <= 3) return false
    if (form.startsWith(text)) return true
    if (isStrict) return false
    // Each letter that the form lacks takes an edit of its own, and at most two are allowed.
    let missing = letters & ~formLetters
    for (let edits = 0; missing !== 0; edits += 1, missing &= missing - 1) if (edits === 2) return false
    // The form may be a compound: "Nierenschmerzen", "munandivalu".
    if (form.length >= text.length + 3 && (form.endsWith(text) || (text.length >= 5 && form.includes(text))))
      return true
    if (text.length >= 6 && form.length >= text.length + 3 && editDistance(form.slice(-text.length), text, 1) <= 1)
      return true
    if (text.length < 5 || (form[0] !== text[0] && text.length < 6)) return false
    const maxDistance = text.length >= 7 && form[0] === text[0] ? 2 : 1
    for (const length of [text.length, text.length - 1, text.length + 1]) {
      if (length <= form.length && editDistance(form.slice(0, length), text, maxDistance) <= maxDistance) return true
    }
    return false
  })
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
])

/**
 * Marks the concept after each negation as denied, and after "or" also the next one. With `denialFollows`, a negation with
 * no concept after it denies the one before it.
 */
function deny({ tokens, hits }: Clause, { denialFollows, isChinese }: Vocabulary) {
  const maxNegationDistance = isChinese ? 4 : 5
  const conceptHits = hits.filter(({ concept }) => !grammar.has(concept)).sort((one, other) => one.from - other.from)
  const ends = (from: number, to: number) =>
    hits.some(({ concept, from: at }) => concept === 'but' && at > from && at < to)
  for (const denial of hits.filter(({ concept }) => concept === 'not')) {
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
    let next = conceptHits.find(
      (thing) =>
        thing.from > from && thing.from <= from + maxNegationDistance && !ends(from, thing.from) && !isShielded(thing),
    )
    if (!next && denialFollows) {
      const before = conceptHits.findLast(
        (thing) => thing.to < denial.from && thing.to >= denial.from - 4 && !isShielded(thing),
      )
      if (before && !ends(before.to, denial.from))
        for (const hit of conceptHits) if (hit.from === before.from && !isShielded(hit)) hit.isDenied = true
      continue
    }
    while (next) {
      const { from: at, to } = next
      // Only the nearest concept is denied: in "not often" and "cannot hold it" that is `other`, and not passing urine.
      for (const hit of conceptHits) if (hit.from === at && !isShielded(hit)) hit.isDenied = true
      from = to
      const isContinued = hits.some(({ concept, from: place }) => concept === 'or' && place > from && place <= from + 2)
      next = isContinued ? conceptHits.find((thing) => thing.from > from && thing.from <= from + 3) : undefined
    }
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
