import type { Language } from '#i18n/languages.ts'
import { phrasePattern, phraseText } from '#lib/phrase-pattern.ts'
import { westernDigits } from '#lib/western-digits.ts'
import type { RefusalReason } from './chat-answer.ts'
import { foldText } from '#lib/fold-text.ts'
import { diagnosisScore } from './diagnosis-evidence.server.ts'
import { asksForDiagnosis } from './diagnosis-questions.server.ts'
import { asksForAmount } from './dose-questions.server.ts'
import { looksForPlace } from './place-questions.server.ts'
import { commonSubject, refusalTerms, type RefusalTerms } from './refusal-terms.server.ts'

/** The reason for a refusal, and how well a page has to match for the question to be answered all the same. */
export type Refusal = {
  readonly reason: RefusalReason
  readonly yields: 'to-listed' | 'to-similar' | 'to-sure-page' | 'to-page'
}

/**
 * The reasons in the order in which they are tried. Instructions to the program come first, because they may contain phrases
 * of any other kind.
 */
const reasons: readonly (readonly [kind: RefusedKind, reason: RefusalReason])[] = [
  ['instructions', 'instructions'],
  ['dose', 'dose'],
  ['price', 'price'],
  ['local', 'local'],
  ['diagnosis', 'diagnosis'],
  ['verdict', 'diagnosis'],
  ['suspicion', 'diagnosis'],
  ['uncovered', 'elsewhere'],
  ['play', 'off-topic'],
  ['elsewhere', 'elsewhere'],
  ['offTopic', 'off-topic'],
]

/** Matches a result of the reader's own: "7.2", "45 ng", "3 cm", "PSA is 6", "PI-RADS 4". */
const ownValue =
  /\d[.,]\d|\d ?(?:cm|см|εκ|厘米|公分|سم)|\d\d ?(?:ng|umol|µmol|ml\/min)|\d ?ng|(?:psa|пса|rads|bosniak|[ck]reatinin|креатинин|gfr|crp)\D{0,20}\d/iu

/**
 * The minimum scores of a question's shape and words for a refusal as a request for a diagnosis:
 *
 * - `certain`: refused unless editors have listed a similar question
 * - `likely`: refused unless a page is certain to be about the question
 * - `plausible`: refused unless a page comes close to the question
 * - `possible`: refused only if the question has a result of the reader's own and a phrase of the kind `verdict`
 */
const minShape = { certain: 0.5, likely: -0.25, plausible: -0.75, possible: -2.5 }

/**
 * Returns the refusal of a question, based on its shape, on its words, and on phrases of the site's language and of English;
 * undefined if the question is not refused. On a site in a language other than English, English phrases apply only to an
 * English question, because "heel" and "train" are words of other languages as well.
 */
export function refusalOf(asked: string, language: Language): Refusal | undefined {
  // With Arabic and full-width digits come decimal points of their own.
  const question = westernDigits(asked).replace(/[٫．]/g, '.')
  // A number and its unit become two words: "19kg".
  const text = phraseText(question.replace(/(\d)(\p{L})/gu, '$1 $2'), foldText)
  const languages: readonly Language[] = language !== 'en-US' && isEnglish(text) ? [language, 'en-US'] : [language]
  const lists = languages.map(patternsOf)
  const shape = Math.max(...languages.map((each) => diagnosisScore(question, each)))
  for (const [kind, reason] of reasons) {
    // A question about the meaning of a value asks for a diagnosis only if it contains a result of the reader's own.
    if (kind === 'verdict' && (shape < minShape.possible || !ownValue.test(question))) continue
    const list = lists.find((each) => each[kind].test(text))
    if (!list && kind === 'dose' && languages.some((each) => asksForAmount(text, each)))
      return { reason, yields: 'to-listed' }
    if (!list && kind === 'local' && languages.some((each) => looksForPlace(text, each)))
      return { reason, yields: 'to-similar' }
    const isSuspicion =
      kind === 'suspicion' &&
      (list || shape >= minShape.certain || languages.some((each) => asksForDiagnosis(question, text, each)))
    if (isSuspicion) return { reason, yields: ownValue.test(question) ? 'to-listed' : 'to-similar' }
    if (!list) continue
    if (kind !== 'elsewhere' && kind !== 'offTopic') return { reason, yields: 'to-listed' }
    const others = text.replace(new RegExp(list[kind].source, 'gu'), ' ')
    if (!list.subject.test(others)) return { reason, yields: 'to-sure-page' }
    // A question of the kind `elsewhere` that also names a subject of this site is not refused for that reason: people
    // mention their heart or a cough when they ask about a medicine or a leak.
    if (kind === 'offTopic') return { reason, yields: 'to-page' }
  }
  if (shape >= minShape.likely) return { reason: 'diagnosis', yields: 'to-sure-page' }
  return shape >= minShape.plausible ? { reason: 'diagnosis', yields: 'to-page' } : undefined
}

/** Whether a question names a subject of this site: an organ, a complaint, an examination or a medicine of urology. */
export const namesSubject = (question: string, language: Language): boolean =>
  patternsOf(language).subject.test(phraseText(question, foldText))

const englishWords = new Set(
  'the my is what how do does did can i me you your have has it of for with are should'.split(' '),
)
const minEnglishWords = 2

const isEnglish = (text: string): boolean =>
  new Set(text.split(' ').filter((word) => englishWords.has(word))).size >= minEnglishWords

type RefusedKind = Exclude<keyof RefusalTerms, 'subject'>
type Patterns = Readonly<Record<keyof RefusalTerms, RegExp>>

const patterns = new Map<Language, Patterns>()

function patternsOf(language: Language): Patterns {
  let compiled = patterns.get(language)
  if (!compiled) {
    const isChinese = language === 'zh-CN'
    const common = isChinese ? commonSubject.replaceAll('*', '') : commonSubject
    const entries = Object.entries(refusalTerms[language]).map(([kind, list]) => [
      kind,
      phrasePattern(kind === 'subject' ? `${list}|${common}` : list, foldText, isChinese),
    ])
    compiled = Object.fromEntries(entries) as Patterns
    patterns.set(language, compiled)
  }
  return compiled
}
