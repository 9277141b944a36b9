import { dangerRules } from './danger-rules.server.ts'
import { emergencyRules, type EmergencyFacts } from './emergency-rules.server.ts'
import type { Concept } from './emergency-vocabulary.server.ts'
import { evidenceWeights } from './evidence-weights.server.ts'
import { suspicionRules } from './suspicion-rules.server.ts'

/** The facts that are evidence for or against an emergency, in addition to the concepts and the rules. */
const evidentFacts = [
  'isAsked',
  'isLookedUp',
  'isPast',
  'isFeared',
  'isWatched',
  'isHot',
  'isFeverish',
  'hasFever',
  'isSmallBaby',
  'isLong',
  'isCountedLong',
  'isShort',
  'neverEnds',
  'isFine',
  'isOver60',
  'isQuestion',
  'namesPastYear',
] as const

const rules = { 'main rule': emergencyRules, 'danger rule': dangerRules, 'suspicion rule': suspicionRules } as const
const ruleKinds = Object.keys(rules) as (keyof typeof rules)[]

/**
 * Concepts that are not evidence: most longer texts contain them, they only change the meaning of another concept, or, like
 * `hurtSelf`, they are judged before the evidence is weighed.
 */
const empty = new Set<Concept>(['not', 'or', 'but', 'other', 'orgasm', 'hurtSelf'])

/** Concepts that are not signs of an illness by themselves: "I forgot yesterday's antibiotic" is not an emergency. */
const circumstances = new Set<Concept>(['self', 'now', 'drug', 'antibiotic', 'painkiller', 'past', 'pee', 'urine'])

/**
 * A piece of evidence: a concept that the text affirms, a concept that it denies, another fact, or a kind of rule that
 * applies.
 */
export type Evidence = Concept | `no ${Concept}` | (typeof evidentFacts)[number] | keyof typeof rules

const holdsMainRule = (facts: EmergencyFacts): boolean => emergencyRules.some(({ holds }) => holds(facts))

/**
 * Whether a fever, shivering or pain that a text denies has nothing to do with what it affirms: "I can't pee, but I have no
 * fever". A foreskin that is stuck hurts, so that pain matters there.
 */
function isBeside(concept: Concept, { has, speaks, isFeverish }: EmergencyFacts): boolean {
  if (concept === 'fever') return !isFeverish
  if (concept === 'shiver') return !has('shiver')
  return concept === 'pain' && !has('pain') && !speaks('foreskin')
}

/**
 * Returns the evidence in a text, for and against an emergency. If a main rule holds, a denied sign that has nothing to do
 * with it is no evidence against it (`isBeside`).
 */
export function evidenceIn(facts: EmergencyFacts): readonly Evidence[] {
  const hasMeaning = (concept: Concept) => !empty.has(concept)
  const isMain = holdsMainRule(facts)
  return [
    ...[...facts.affirmed].filter(hasMeaning),
    ...[...facts.denied]
      .filter((concept) => hasMeaning(concept) && !(isMain && isBeside(concept, facts)))
      .map((concept) => `no ${concept}` as const),
    ...evidentFacts.filter((fact) => facts[fact]),
    ...ruleKinds.filter(
      (kind) => !(kind === 'suspicion rule' && facts.isCalm) && rules[kind].some(({ holds }) => holds(facts)),
    ),
  ]
}

/**
 * Whether a text contains more than circumstances: another concept that it affirms, any concept that it denies, a
 * temperature, or a negated word for an ending.
 */
const namesSign = ({ affirmed, denied, isHot, neverEnds }: EmergencyFacts): boolean =>
  isHot ||
  neverEnds ||
  [...affirmed].some((concept) => !empty.has(concept) && !circumstances.has(concept)) ||
  [...denied].some((concept) => !empty.has(concept))

/** The maximum number of words of a text that is hardly more than a name, and of a plain statement. */
const maxWords = { ofName: 3, ofStatement: 10 }

const hasFrame = (facts: EmergencyFacts): boolean =>
  facts.isQuestion || facts.isAsked || facts.isLookedUp || facts.isPast || facts.isFeared || facts.isFine

/** Whether a text is hardly more than the name of an emergency: "testicular torsion". A person who types it may have it. */
const isOnlyName = (facts: EmergencyFacts): boolean =>
  facts.wordCount <= maxWords.ofName && !hasFrame(facts) && holdsMainRule(facts)

/** Signs whose denial contradicts what a text affirms, unless `isBeside` says otherwise. */
const contradictable = ['fever', 'shiver', 'pain'] as const

/**
 * Concepts that make an emergency doubtful, so that a text with one of them is not a plain statement: for example, somebody
 * only asks, is well, or has a symptom that is slight, old or past.
 */
const doubts = [
  'about',
  'asking',
  'everyday',
  'fine',
  'longtime',
  'lookup',
  'mild',
  'past',
  'watched',
  'worry',
] as const

/**
 * Whether a text may deny the name of an emergency: "I don't have testicular torsion". A name may belong to both languages
 * that are read (the site's and English), but each of the two recognizes only its own negations. So any negation counts,
 * unless it denies another sign.
 */
const mayDenyName = (facts: EmergencyFacts): boolean =>
  facts.frame('not') && (facts.has('alone') || facts.has('twist')) && !contradictable.some(facts.lacks)

/**
 * Whether a short text plainly says that somebody has an emergency: "I think I have testicular torsion". Words such as
 * "think", which are more frequent in harmless examples, do not outweigh it. A text that denies a sign is about somebody,
 * even without a word for the person.
 */
const isPlainStatement = (facts: EmergencyFacts): boolean =>
  facts.wordCount <= maxWords.ofStatement &&
  (facts.frame('self') || contradictable.some(facts.lacks)) &&
  !(hasFrame(facts) || facts.isShort || facts.namesPastYear || doubts.some(facts.frame)) &&
  !mayDenyName(facts) &&
  contradictable.every((concept) => !facts.lacks(concept) || isBeside(concept, facts)) &&
  holdsMainRule(facts)

/**
 * Whether a text is little more than the name of an emergency or a plain statement of one, or contains more than
 * circumstances while the evidence for an emergency weighs at least as much as the evidence against it.
 */
export function weighsAsEmergency(facts: EmergencyFacts): boolean {
  if (isOnlyName(facts) || isPlainStatement(facts)) return true
  if (!namesSign(facts)) return false
  const { start, wordScore, weights } = evidenceWeights
  return (
    evidenceIn(facts).reduce((sum, evidence) => sum + (weights[evidence] ?? 0), start + wordScore * facts.wordScore) >=
    0
  )
}
