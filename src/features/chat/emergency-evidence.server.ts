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

/** Concepts that are not evidence: most longer texts contain them, or they only change the meaning of another concept. */
const empty = new Set<Concept>(['not', 'or', 'but', 'other', 'orgasm'])

/** Concepts that are not signs of an illness by themselves: "I forgot yesterday's antibiotic" is not an emergency. */
const circumstances = new Set<Concept>(['self', 'now', 'drug', 'antibiotic', 'painkiller', 'past', 'pee', 'urine'])

/**
 * A piece of evidence: a concept that the text affirms, a concept that it denies, another fact, or a kind of rule that
 * applies.
 */
export type Evidence = Concept | `no ${Concept}` | (typeof evidentFacts)[number] | keyof typeof rules

/** Returns the evidence in a text, for and against an emergency. */
export function evidenceIn(facts: EmergencyFacts): readonly Evidence[] {
  const hasMeaning = (concept: Concept) => !empty.has(concept)
  return [
    ...[...facts.affirmed].filter(hasMeaning),
    ...[...facts.denied].filter(hasMeaning).map((concept) => `no ${concept}` as const),
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

/** Whether a text is hardly more than the name of an emergency: "testicular torsion". Whoever types that may have it. */
const isOnlyName = (facts: EmergencyFacts): boolean =>
  facts.isBrief &&
  !(facts.isQuestion || facts.isAsked || facts.isLookedUp || facts.isPast || facts.isFeared || facts.isFine) &&
  emergencyRules.some(({ holds }) => holds(facts))

/**
 * Whether a text is little more than the name of an emergency, or contains more than circumstances while the evidence for an
 * emergency weighs at least as much as the evidence against it.
 */
export function weighsAsEmergency(facts: EmergencyFacts): boolean {
  if (isOnlyName(facts)) return true
  if (!namesSign(facts)) return false
  const { start, wordScore, weights } = evidenceWeights
  return (
    evidenceIn(facts).reduce((sum, evidence) => sum + (weights[evidence] ?? 0), start + wordScore * facts.wordScore) >=
    0
  )
}
