import type { Language } from '#i18n/languages.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { accidentalMatches } from './accidental-matches.server.ts'
import { dangerMedicines, type DangerConcept } from './danger-terms/danger-terms.server.ts'
import { dangerTerms } from './danger-terms/index.server.ts'
import { erectionMedicines, type EmergencyConcept } from './emergency-terms/emergency-terms.server.ts'
import { emergencyTerms } from './emergency-terms/index.server.ts'
import { cancerMedicines, feverTerms, procedures, type FeverConcept } from './fever-terms.server.ts'
import { foldText } from '#lib/fold-text.ts'
import { latinWord } from './latin-letters.ts'

export type Concept = EmergencyConcept | FeverConcept | DangerConcept

/** A word of the lists, with the set of its letters as a bit mask, which rules out most words without comparing them. */
export type Word = {
  readonly text: string
  readonly letters: number
  /** Whether only the word itself matches. */
  readonly isExact: boolean
  /** Whether compounds and misspellings do not match: a negation or a harmless word may differ in only one letter. */
  readonly isStrict: boolean
  /** Whether the word stands for a person or a time, or is a function word. */
  readonly isPlain: boolean
  /** The patterns that may begin with the word. */
  readonly patterns: Pattern[]
}

/** The phrases of a term, which occur near each other in any order. The words of one phrase are consecutive. */
export type Pattern = { readonly concept: Concept; readonly phrases: readonly (readonly Word[])[] }

export type Vocabulary = {
  readonly words: {
    /** All words by their text. */
    readonly byText: ReadonlyMap<string, readonly Word[]>
    /** The words that may be misspelled. */
    readonly lenient: readonly Word[]
    /** The length of the longest word. */
    readonly longest: number
  }
  /**
   * All patterns. They are needed for Chinese, where each pattern is searched for in the whole clause because words are not
   * separated.
   */
  readonly patterns: readonly Pattern[]
  /** The values of the words for small numbers. */
  readonly numbers: ReadonlyMap<string, number>
  /** The concepts that a word does not stand for, although it is similar to one of their terms. */
  readonly accidents: ReadonlyMap<string, ReadonlySet<Concept>>
  readonly denialFollows: boolean
  readonly isChinese: boolean
  readonly joinsApostrophes: boolean
}

const vocabularies = new Map<string, Vocabulary>()

/**
 * Returns the vocabulary of a language.
 *
 * @param inLatin whether to spell the words in Latin letters
 */
export function vocabularyOf(language: Language, inLatin = false): Vocabulary {
  const key = `${language} ${inLatin}`
  let vocabulary = vocabularies.get(key)
  if (!vocabulary) vocabularies.set(key, (vocabulary = readVocabulary(language, inLatin)))
  return vocabulary
}

/**
 * Returns the English vocabulary for texts in another language. Misspellings do not match, because the words of that
 * language are not misspelled English ones.
 */
export function englishBesideAnother(): Vocabulary {
  let vocabulary = vocabularies.get('beside')
  if (!vocabulary) {
    const english = vocabularyOf('en-US')
    vocabularies.set('beside', (vocabulary = { ...english, words: { ...english.words, lenient: [] } }))
  }
  return vocabulary
}

function readVocabulary(language: Language, inLatin: boolean): Vocabulary {
  const { denialFollows, ...concepts } = emergencyTerms[language]
  const { numbers, ...feverConcepts } = feverTerms[language]
  const dangers = dangerTerms[language]
  const all = {
    ...concepts,
    medicine: `${erectionMedicines} ${concepts.medicine ?? ''}`,
    ...feverConcepts,
    ...dangers,
    procedure: `${procedures} ${feverConcepts.procedure}`,
    chemo: `${cancerMedicines} ${feverConcepts.chemo}`,
    ...Object.fromEntries(
      Object.entries(dangerMedicines).map(([concept, names]) => [
        concept,
        `${names} ${dangers[concept as keyof typeof dangerMedicines] ?? ''}`,
      ]),
    ),
  }
  const spelt = (text: string) => (inLatin ? latinWord(foldText(text), language) : foldText(text))
  const words = new Map<string, Word>()
  const wordOf = (written: string, concept: Concept, isInPhrase: boolean) => {
    const text = written.replace('=', '')
    const isStrict = strictConcepts.has(concept)
    // Short words of a phrase and the words of some concepts match only as whole words: other words begin with the same
    // letters.
    const isExact =
      (isInPhrase && (text.length < 5 || isStrict)) || written.startsWith('=') || exactConcepts.has(concept)
    const isPlain = !isInPhrase && plainConcepts.has(concept)
    const key = `${text} ${isExact} ${isStrict} ${isPlain}`
    let word = words.get(key)
    if (!word) words.set(key, (word = { text, letters: lettersOf(text), isExact, isStrict, isPlain, patterns: [] }))
    return word
  }
  const patterns: Pattern[] = []
  for (const [name, list] of Object.entries(all)) {
    const concept = name as Concept
    for (const written of new Set(list.trim().split(/\s+/).flatMap(expandAlternatives))) {
      const phrases = spelt(written)
        .split('_')
        .map((phrase) => phrase.split('~').filter(Boolean))
        .filter((phrase) => phrase.length > 0)
        .map((phrase) => phrase.map((word) => wordOf(word, concept, phrase.length > 1)))
      if (phrases.length === 0) continue
      const pattern = { concept, phrases }
      patterns.push(pattern)
      for (const word of new Set(phrases.map(([first]) => first))) word?.patterns.push(pattern)
    }
  }
  const byText = new Map<string, Word[]>()
  for (const word of words.values()) byText.set(word.text, [...(byText.get(word.text) ?? []), word])
  return {
    words: {
      byText,
      longest: Math.max(...Array.from(words.values(), ({ text }) => text.length)),
      lenient: [...words.values()].filter(({ text, isExact, isStrict }) => !isExact && !isStrict && text.length >= 6),
    },
    patterns,
    numbers: new Map(
      numbers.split(' ').flatMap((forms, place) => forms.split('|').map((form) => [spelt(form), place + 1] as const)),
    ),
    accidents: inLatin ? new Map() : readAccidents(accidentalMatches[language]),
    denialFollows: denialFollows === true,
    isChinese: language === 'zh-CN',
    joinsApostrophes: language === 'en-US',
  }
}

/** Reads a list of words, each with a colon and a concept that it does not stand for. */
function readAccidents(list: string): ReadonlyMap<string, ReadonlySet<Concept>> {
  const accidents = new Map<string, Set<Concept>>()
  for (const [, word = '', concept] of list.matchAll(/(\S+):(\w+)/g)) {
    accidents.set(word, (accidents.get(word) ?? new Set()).add(concept as Concept))
  }
  return accidents
}

/** Expands a term with alternatives, such as `(one|other)~word`, into a list of terms. */
export function expandAlternatives(term: string): string[] {
  const group = /\(([^()]*)\)/.exec(term)
  if (!group)
    return [
      term
        .replace(/~{2,}/g, '~')
        .replace(/~?_~?/g, '_')
        .replace(/^[~_]+|[~_]+$/g, ''),
    ]
  const [written, alternatives = ''] = group
  return alternatives
    .split('|')
    .flatMap((alternative) =>
      expandAlternatives(term.slice(0, group.index) + alternative + term.slice(group.index + written.length)),
    )
}

const exactConcepts = new Set<Concept>([
  'not',
  'or',
  'but',
  'about',
  'past',
  'now',
  'fine',
  'self',
  'worry',
  'watched',
  'lookup',
])
const plainConcepts = new Set<Concept>([
  'child',
  'infant',
  'month',
  'week',
  'year',
  'self',
  'now',
  'past',
  'not',
  'but',
])
const strictConcepts = new Set<Concept>([
  'cannotPee',
  'nothingOut',
  'orgasm',
  'crisis',
  'hurtSelf',
  'asking',
  'everyday',
  'longtime',
])

/** Returns the set of the letters of a text as a bit mask. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** Whether more bits of a mask are set than the limit. */
function hasMoreBits(mask: number, limit: number): boolean {
  let rest = mask
  for (let count = 0; rest !== 0; count += 1, rest &= rest - 1) if (count === limit) return true
  return false
}

/**
 * Returns the words of a vocabulary that match a form of a word: the form itself, its beginning, a part of a compound, or a
 * misspelling.
 */
export function findWords(form: string, { words: { byText, lenient, longest } }: Vocabulary): Set<Word> {
  const found = new Set<Word>(byText.get(form))
  const add = (text: string, fits: (word: Word) => boolean) => {
    for (const word of byText.get(text) ?? []) if (!word.isExact && fits(word)) found.add(word)
  }
  for (let length = 4; length < Math.min(form.length, longest + 1); length += 1) add(form.slice(0, length), () => true)
  // The form may be a compound, such as "Nierenschmerzen" or "munandivalu".
  for (let from = 1; from < form.length; from += 1) {
    for (let to = from + 4; to <= Math.min(form.length, from + longest); to += 1) {
      const length = to - from
      if (form.length >= length + 3 && (to === form.length || length >= 5))
        add(form.slice(from, to), ({ isStrict }) => !isStrict)
    }
  }
  // A word for a person or a time, or a function word, is not treated as a misspelled symptom: "child's" is not "chills".
  if ([...found].some(({ text, isPlain }) => isPlain && text.length >= form.length - 2)) return found
  const letters = lettersOf(form)
  for (const word of lenient) {
    if (found.has(word) || hasMoreBits(word.letters & ~letters, 1)) continue
    if (isMisspelt(form, word)) found.add(word)
  }
  return found
}

/** Whether a form of a word begins with a word of the lists with one spelling mistake, after the right first letter. */
function isMisspelt(form: string, { text, letters }: Word): boolean {
  if (form[0] !== text[0]) return false
  const fits = (part: string) => !hasMoreBits(lettersOf(part) & ~letters, 1) && editDistance(part, text, 1) <= 1
  return [text.length, text.length - 1, text.length + 1].some(
    (length) => length <= form.length && fits(form.slice(0, length)),
  )
}
