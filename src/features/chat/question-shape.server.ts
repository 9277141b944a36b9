import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'
import { diagnosisWords } from './diagnosis-words.server.ts'
import { questionWords, type QuestionWordClass } from './question-words.server.ts'
import { commonSubject, refusalTerms } from './refusal-terms.server.ts'

/**
 * The class of a word: that of a list in `questionWords`, an illness, cancer, a laboratory value or a unit, "or", a number,
 * a subject of urology, the end of a clause (","), or another word ("x").
 */
type WordClass = QuestionWordClass | 'illness' | 'cancer' | 'value' | 'or' | 'number' | 'subject' | ',' | 'x'

/** Laboratory values, classifications and units of measurement in all languages. */
const values =
  'creatinin*|kreatinin*|kreatynin*|креатинин*|κρεατινιν*|كرياتينين|肌酐|*leu*oc*t*|*leu*oz*t*|*leukosy*|leik*|λευκα|левкоц*|' +
  'صديد|白细胞|gfr|egfr|crp|bosniak|pirads|rads|gleason|格里森|psa|пса|nitrit*|erytro*|eritro*|' +
  'cm|mm|см|мм|εκ|سم|毫米|厘米|ng'

type Vocabulary = {
  readonly exact: ReadonlyMap<string, WordClass>
  readonly patterns: readonly (readonly [pattern: RegExp, name: WordClass])[]
  /** The length of the longest word. */
  readonly longest: number
}

const vocabularies = new Map<Language, Vocabulary>()

function vocabularyOf(language: Language): Vocabulary {
  let vocabulary = vocabularies.get(language)
  if (!vocabulary) vocabularies.set(language, (vocabulary = readVocabulary(language)))
  return vocabulary
}

/** The classes that are tried before most others, because their words are also forms of words of other classes. */
const firstClasses = ['what', 'how', 'mean', 'told', 'act', 'tell'] as const

function readVocabulary(language: Language): Vocabulary {
  const { illnesses, cancer, or } = diagnosisWords[language]
  const own = questionWords[language]
  const isFirst = (name: string) => firstClasses.some((first) => first === name)
  const lists: readonly (readonly [name: WordClass, words: readonly string[]])[] = [
    ['or', or.split('|')],
    ...firstClasses.map((name) => [name, own[name].split(' ')] as const),
    ['value', values.split('|')],
    ['illness', illnesses.split('|')],
    ['cancer', cancer.split('|')],
    ...(Object.keys(own) as QuestionWordClass[])
      .filter((name) => !isFirst(name))
      .map((name) => [name, own[name].split(' ')] as const),
    ['subject', `${refusalTerms[language].subject}|${commonSubject}`.split('|')],
  ]
  const isChinese = language === 'zh-CN'
  const exact = new Map<string, WordClass>()
  const patterns: (readonly [RegExp, WordClass])[] = []
  for (const [name, list] of lists) {
    const words = list.map(foldText).filter((word) => word !== '' && !word.includes(' '))
    for (const word of words) {
      const text = word.replaceAll('*', '')
      if ((isChinese || text === word) && !exact.has(text)) exact.set(text, name)
    }
    const beginnings = isChinese ? [] : words.filter((word) => word.includes('*'))
    if (beginnings.length > 0)
      patterns.push([new RegExp(`^(?:${beginnings.join('|').replaceAll('*', '.*')})$`, 'u'), name])
  }
  return { exact, patterns, longest: Math.max(...Array.from(exact.keys(), ({ length }) => length)) }
}

function classOf(word: string, { exact, patterns }: Vocabulary): WordClass {
  if (/^\d+$/.test(word)) return 'number'
  return exact.get(word) ?? patterns.find(([pattern]) => pattern.test(word))?.[1] ?? 'x'
}

/** Splits a Chinese text into the longest known words, and returns their classes. */
function chineseClasses(text: string, { exact, longest }: Vocabulary): readonly WordClass[] {
  const classes: WordClass[] = []
  for (let at = 0; at < text.length;) {
    const [number] = /^\d+/.exec(text.slice(at)) ?? []
    const lengths = Array.from({ length: longest }, (_, shorter) => longest - shorter)
    const length = number?.length ?? lengths.find((each) => exact.has(text.slice(at, at + each))) ?? 1
    classes.push(number ? 'number' : (exact.get(text.slice(at, at + length)) ?? 'x'))
    at += length
  }
  return classes
}

/** The maximum number of characters that are analyzed. */
const maxReadLength = 1000

/** Returns the classes of the words of a question, with a comma between two clauses. Several "x" in a row count as one. */
export function wordClassesOf(question: string, language: Language): readonly WordClass[] {
  const vocabulary = vocabularyOf(language)
  const clauses = foldText(question.slice(0, maxReadLength))
    .replace(/['’ʼ´`]/g, ' ')
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[.,;:!?،؛؟。，；：！？、\n()"…]+/u)
  const classes = clauses.flatMap((clause): WordClass[] => {
    const words = clause.match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.length === 0) return []
    const found =
      language === 'zh-CN'
        ? words.flatMap((word) => chineseClasses(word, vocabulary))
        : words.map((word) => classOf(word, vocabulary))
    return [...found, ',']
  })
  return classes.slice(0, -1).filter((name, place) => name !== 'x' || classes[place - 1] !== 'x')
}

const asking: ReadonlySet<WordClass> = new Set(['what', 'whether', 'tell', 'how'])

/**
 * Returns the shape of a question, as features that are the same in all languages: which classes of words it has, which
 * follow each other, what it ends with, whether it describes a sign of the reader's own, and what stands after the word that
 * asks.
 */
export function shapeOf(question: string, language: Language): ReadonlySet<string> {
  const classes = wordClassesOf(question, language)
  const bounded = ['^', ...classes, '$']
  const pairs = bounded.slice(1).map((_name, place) => bounded.slice(place, place + 2).join(' '))
  const triples = bounded.slice(2).map((_name, place) => bounded.slice(place, place + 3).join(' '))
  const last = classes.slice(-5)
  const signs = classes.filter((name) => name === 'sign').length
  const isDescription =
    signs > 0 && (classes.includes('time') || classes.includes('self') || classes.includes('number'))
  const features = new Set<string>([
    ...classes,
    ...pairs,
    ...triples,
    ...last.map((name) => `last ${name}`),
    `signs ${Math.min(signs, 4)}`,
    `length ${Math.min(Math.floor(classes.length / 4), 5)}`,
  ])
  if (isDescription) for (const name of ['', ...last]) features.add(`description ${name}`.trim())
  const asks = classes.findLastIndex((name) => asking.has(name))
  if (asks !== -1) {
    const after = classes.slice(asks)
    features.add(`asks with ${isDescription ? 'description ' : ''}${after.slice(0, 3).join(' ')}`)
    features.add(`asks after ${Math.min(3, Math.floor(asks / 3))} with ${Math.min(4, after.length)}`)
    for (const name of after) features.add(`asks ${name}`)
  }
  const clause = classes.slice(classes.lastIndexOf(',') + 1)
  if (clause.length < classes.length) {
    for (const name of clause) features.add(`clause ${name}`)
    features.add(`clause of ${Math.min(clause.length, 6)}`)
  }
  return features
}
