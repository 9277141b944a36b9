import type { Language } from '#i18n/languages.ts'
import { dangerRules } from './danger-rules.server.ts'
import { readFacts } from './emergency-facts.server.ts'
import { weighsAsEmergency } from './emergency-evidence.server.ts'
import { emergencyRules, type EmergencyFacts } from './emergency-rules.server.ts'
import { exampleWordScore } from './example-words.server.ts'
import { type Hit, readHits } from './emergency-hits.server.ts'
import { type Concept, englishBesideAnother, vocabularyOf } from './emergency-vocabulary.server.ts'
import { isFever } from './fever-rules.server.ts'
import { latinText } from './latin-letters.ts'
import { suspicionRules } from './suspicion-rules.server.ts'
import { urgentRules } from './urgent-rules.server.ts'
import { withoutQuestions } from './without-questions.server.ts'

/** The kind of an emergency: `body` for symptoms, `crisis` for suicidal thoughts. */
export type Emergency = 'body' | 'crisis'

/**
 * The danger in a text, with the possible signs of `graphql/content/triage.yaml`, the most likely first. There are no signs
 * when each of them is too weak for a rule and only all of them together amount to an emergency.
 */
export type Detection = {
  readonly tier: 'emergency' | 'urgent'
  readonly signs: readonly string[]
}

/** The maximum number of characters that are analyzed. Descriptions of emergencies are shorter. */
const maxReadLength = 1000

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

/** Concepts that show how a text is meant, whatever the language of the symptoms in it. */
const meaning = new Set<Concept>(['asking', 'everyday', 'longtime', 'mild', 'worry', 'lookup', 'about', 'past', 'fine'])

/** The result of `detectDanger` for suicidal thoughts. Callers compare with it by identity. */
export const crisis: Detection = { tier: 'emergency', signs: ['suicidal-thoughts'] }

/**
 * Detects whether a text in the site's language or in English describes an emergency or something urgent. Many misspellings
 * in the site's language and many word orders are tolerated, and negation is handled: "I have no fever" is not an emergency,
 * but "I cannot pee" is one. Rules and single signs are weighed against evidence for a mere question, a fear, the past or a
 * slight symptom. If a text asks something as well, what it states is also judged by itself: "I can't pee. What should I do?"
 * is an emergency like its first sentence.
 */
export function detectDanger(text: string, language: Language): Detection | undefined {
  const read = text.slice(0, maxReadLength)
  const found = judgeText(read, language)
  if (found?.tier === 'emergency') return found
  const statement = withoutQuestions(read)
  const stated = statement === undefined ? undefined : judgeText(statement, language)
  return stated?.tier === 'emergency' ? stated : found
}

function judgeText(text: string, language: Language): Detection | undefined {
  const found = readDangerFacts(text, language).map((facts) => facts && judge(facts))
  return found.find((danger) => danger?.tier === 'emergency') ?? found.find((danger) => danger !== undefined)
}

/** Returns the facts in a text in the site's language and, on sites in languages other than English, in English. */
export function readDangerFacts(
  text: string,
  language: Language,
): readonly [own: EmergencyFacts, english?: EmergencyFacts] {
  const read = text.slice(0, maxReadLength)
  const latin = latinText(read, language)
  const own =
    latin === undefined ? readHits(read, vocabularyOf(language)) : readHits(latin, vocabularyOf(language, true))
  const wordScore = exampleWordScore(read, language)
  if (language === 'en-US') return [readFacts(read, own, own, wordScore)]
  const english = readHits(read, englishBesideAnother())
  // A question may mix English nouns with words of the site's language, so hits in both languages show how it is meant.
  const all = [...own, ...english]
  // A fever that is negated in the site's language stays negated, even if English has the same word but not the negation:
  // Croatian "bez temperature".
  const isDenied = ({ concept }: Hit) =>
    isFever(concept) &&
    own.some((hit) => hit.concept === concept) &&
    own.every((hit) => hit.concept !== concept || hit.isDenied)
  return [
    readFacts(read, own, all, wordScore),
    readFacts(
      read,
      [...english.filter((hit) => !isDenied(hit)), ...own.filter(({ concept }) => meaning.has(concept))],
      all,
      wordScore,
    ),
  ]
}

/** The sign of the rules for injuries. */
const injury = 'injury-with-pain-swelling-or-blood'

function judge(facts: EmergencyFacts): Detection | undefined {
  const rules = [...emergencyRules, ...dangerRules, ...suspicionRules].filter(({ holds }) => holds(facts))
  // "I hurt myself" is a crisis, unless it is about an injury like that of an accident.
  const isCrisis = facts.isCrisis || (facts.has('hurtSelf') && !rules.some(({ signs }) => signs.includes(injury)))
  if (isCrisis) return facts.isAsked ? undefined : crisis
  if (weighsAsEmergency(facts)) {
    return { tier: 'emergency', signs: rules[0]?.signs ?? [] }
  }
  if (facts.isAsked || facts.isLookedUp || facts.isPast || facts.isFeared || facts.isWatched) return undefined
  const urgent = urgentRules.find(({ holds }) => holds(facts))
  return urgent && { tier: 'urgent', signs: urgent.signs }
}
