import { foldText } from '#lib/fold-text.ts'
import { markNegated } from './mark-negated-hits.server.ts'
import { type Concept, findWords, type Pattern, type Vocabulary, type Word } from './emergency-vocabulary.server.ts'

/** A word of the text, with the words of the vocabulary that it matches. */
export type Token = { readonly text: string; readonly words: ReadonlySet<Word>; readonly at: number }
/** A mention of a concept, from its first to its last word. */
export type Hit = {
  readonly concept: Concept
  /** The index of the clause in the text. */
  readonly clause: number
  readonly from: number
  readonly to: number
  /** The positions of the words that the term consists of. */
  readonly places: ReadonlySet<number>
  /** The number before the mention: "6 hours", "two months". */
  readonly amount: number | undefined
  isDenied: boolean
}
export type Clause = { readonly tokens: readonly Token[]; readonly hits: readonly Hit[] }

/** Finds the concepts of a vocabulary that a text mentions, and marks those that it denies. */
export function readHits(text: string, vocabulary: Vocabulary): Hit[] {
  const clauses = clausesOf(text, vocabulary).map((tokens, clause): Clause => ({
    tokens,
    hits: findHits(tokens, clause, vocabulary),
  }))
  for (const clause of clauses) markNegated(clause, vocabulary)
  // In "I cannot hold my urine" in Greek, for example, another verb is between the words of the term.
  const isInterrupted = ({ concept, places, from, to }: Hit, hits: readonly Hit[]) =>
    concept === 'cannotPee' &&
    hits.some((hit) => hit.concept === 'other' && hit.from > from && hit.from < to && !places.has(hit.from))
  const all = clauses.flatMap(({ hits }) => hits.filter((hit) => !isInterrupted(hit, hits)))
  // Greek "μπορώ" asks for permission, but not in "I cannot urinate".
  const isInability = ({ concept, clause, from, to }: Hit) =>
    concept === 'asking' &&
    all.some((hit) => hit.concept === 'cannotPee' && hit.clause === clause && hit.from <= to && hit.to >= from)
  const isDry = (hit: Hit) => isHarmless(all) && isDryOrgasm(hit, all)
  return all.filter((hit) => !onlyForOrgasms.has(hit.concept) && !isDry(hit) && !isInability(hit))
}

/** Concepts that only serve to recognize an orgasm without semen. */
const onlyForOrgasms = new Set<Concept>(['nothingOut', 'toilet'])

/**
 * Concepts that show that "nothing comes out" may be about urine, even if a text mentions an orgasm as well, or that another
 * danger may be the cause.
 */
const mayBeUrine = new Set<Concept>([
  'pee',
  'urine',
  'drop',
  'toilet',
  'catheter',
  'suprapubic',
  'stoma',
  'belly',
  'pain',
  'hour',
  'numb',
  'spine',
  'fever',
  'shiver',
  'clot',
])

/** Whether a text mentions no concept that suggests urine or another danger (`mayBeUrine`). */
const isHarmless = (hits: readonly Hit[]): boolean => !hits.some(({ concept }) => mayBeUrine.has(concept))

/**
 * Whether a mention of `cannotPee` only says that nothing comes out, and not what, and an orgasm is mentioned in the same
 * clause or in an adjacent one: an orgasm without semen, as with tamsulosin.
 */
const isDryOrgasm = ({ concept, clause, from, to }: Hit, hits: readonly Hit[]): boolean =>
  concept === 'cannotPee' &&
  hits.some((hit) => hit.concept === 'nothingOut' && hit.clause === clause && hit.from <= from && hit.to >= to) &&
  hits.some((hit) => hit.concept === 'orgasm' && Math.abs(hit.clause - clause) <= 1)

/** Splits a text into clauses, and each clause into words. */
function clausesOf(text: string, vocabulary: Vocabulary): Token[][] {
  const folded = foldText(text)
    .replace(/['’ʼ´`‘‛′ʹ＇]/g, vocabulary.joinsApostrophes ? '' : ' ')
    // A number and its unit become two words: "6h", "5saat".
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
  const known = new Map<string, ReadonlySet<Word>>()
  const wordsOf = (text: string) => {
    let words = known.get(text)
    if (!words) known.set(text, (words = new Set(formsOf(text).flatMap((form) => [...findWords(form, vocabulary)]))))
    return words
  }
  return folded.split(/[.,;:!?+،؛؟。，；：！？、\n()"]+/u).flatMap((clause) => {
    // Chinese has no spaces, so each character is treated as a word, and terms may begin at any of them.
    if (vocabulary.isChinese)
      return [[...clause.replace(/\s+/g, '')].map((text, at): Token => ({ text, words: new Set(), at }))]
    const words = clause.match(/[\p{L}\p{N}]+/gu)
    return words ? [words.map((text, at): Token => ({ text, words: wordsOf(text), at }))] : []
  })
}

/** Returns the forms of a word. In Arabic these include the forms without the article and other prefixes. */
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
    const amount = amountBefore(tokens, token.at, numbers)
    const accidents = vocabulary.accidents.get(token.text)
    const meant = [...longest].filter(([concept, places]) => places.length > 1 || !accidents?.has(concept))
    return meant.map(([concept, places]): Hit => ({
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

function findChineseHits(
  tokens: readonly Token[],
  clause: number,
  { patterns, numbers, accidents }: Vocabulary,
): Hit[] {
  const text = tokens.map((token) => token.text).join('')
  const hits: Hit[] = []
  const accidental = [...accidents].filter(([word]) => text.includes(word))
  for (const { concept, phrases } of patterns) {
    const [first = '', ...others] = phrases.map((phrase) => phrase.map((word) => word.text).join(''))
    for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
      let [from, to] = [at, at + first.length]
      if (accidental.some(([word, concepts]) => concepts.has(concept) && text.startsWith(word, from))) continue
      const window = Math.max(0, from - maxChineseGap)
      const isFound = others.every((other) => {
        const place = text.slice(window, to + maxChineseGap + other.length).indexOf(other)
        if (place !== -1) [from, to] = [Math.min(from, window + place), Math.max(to, window + place + other.length)]
        return place !== -1
      })
      if (!isFound) continue
      const before = text.slice(0, from).replace(/个$/, '')
      const amount =
        amountOf(/(?:\d+|.)$/.exec(before.replace(/个?半$/, ''))?.[0], numbers) ??
        (before.endsWith('半') ? 0.5 : undefined)
      const places = new Set(Array.from({ length: to - from }, (_, next) => from + next))
      hits.push({ concept, clause, from, to: to - 1, places, amount, isDenied: false })
    }
  }
  return hits
}

/**
 * The maximum number of characters between the first phrase of a Chinese term and another phrase that follows it in the
 * text. A phrase that precedes it begins at most as many characters before it.
 */
const maxChineseGap = 6

/** Matches a folded word for "half" of any language, or for "half an hour" in languages with one word for it. */
const half =
  /^(?:half|halve|halfuur|halb|halbe|halben|medi[ao]|demie?|نصف|نص|μιση|μισο|meia|pola?|yarim|mezz'?a?|pus|pusstund.*|puol[ei]n?|puol[ei]tun.*|pul|pulhodin.*|polhodin.*|половин|gjysme|fel|felora.*|poole?|pooltun.*)$/u

/**
 * Returns the number before a mention. "Half" is 0.5; after another number it is ignored, so that "two and a half hours" has
 * the amount 2.
 */
function amountBefore(tokens: readonly Token[], at: number, numbers: Vocabulary['numbers']): number | undefined {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ text }) => text)
  if (![...before.slice(-2), tokens[at]?.text ?? ''].some((text) => half.test(text)))
    return amountOf(before.at(-1), numbers)
  return before.map((text) => amountOf(text, numbers)).findLast((amount) => amount !== undefined) ?? 0.5
}

const amountOf = (text: string | undefined, numbers: Vocabulary['numbers']) =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : numbers.get(text ?? '')

/**
 * Returns the positions of the words that match a pattern whose first word is at `from`; undefined when the pattern does not
 * match.
 */
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
