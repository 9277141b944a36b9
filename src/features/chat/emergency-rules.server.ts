import type { EmergencyConcept } from './emergency-terms/emergency-terms.server.ts'
import type { DangerConcept } from './danger-terms/danger-terms.server.ts'
import type { FeverConcept } from './fever-terms.server.ts'

type Concept = EmergencyConcept | FeverConcept | DangerConcept
type Asks = (concept: Concept) => boolean

/** The facts that a text contains, in the form in which the rules combine them. */
export type EmergencyFacts = {
  /**
   * The similarity of the words to those of examples of emergencies (above 0) or of harmless examples (below 0), from -6 to
   * 6.
   */
  readonly wordScore: number
  /** The concepts that the text affirms outside of clauses about the past. */
  readonly affirmed: ReadonlySet<Concept>
  /** The concepts that the text denies outside of clauses about the past. */
  readonly denied: ReadonlySet<Concept>
  /** Whether a concept is among the affirmed ones. */
  readonly has: Asks
  /** Whether a concept is among the affirmed or the denied ones. */
  readonly speaks: Asks
  /** Whether a concept is among the denied ones. */
  readonly lacks: Asks
  /** Whether the text mentions a concept anywhere, in the site's language or in English. */
  readonly frame: Asks
  /** Whether the text asks about a term or a symptom in general, without words for the reader or a relative. */
  readonly isAsked: boolean
  /** Whether the text looks for information, and not for help now. */
  readonly isLookedUp: boolean
  /** Whether the text is about the past, and not about a symptom that goes on or is back. */
  readonly isPast: boolean
  /** Whether the text is about a fear, a plan or a risk, and not about a symptom that goes on. */
  readonly isFeared: boolean
  /** Whether the text is about somebody who can urinate, but not in company. */
  readonly isWatched: boolean
  /** Whether the text expresses suicidal thoughts, or two signs of a plan. */
  readonly isCrisis: boolean
  /** Whether the text contains a number that may be the temperature of a fever. */
  readonly isHot: boolean
  /** Whether the text affirms a fever or shivering, or contains such a number (`isHot`) without denying a fever. */
  readonly isFeverish: boolean
  /**
   * Whether the text affirms a fever or shivering, or contains the temperature of a fever without denying a fever. Unlike in
   * `isFeverish`, a bare number such as 39 counts as a temperature even if a clause about the past, or a word in the other of
   * the two languages that are read (the site's and English), says that it is an age or a duration.
   */
  readonly hasFever: boolean
  readonly isSmallBaby: boolean
  /** Whether the text mentions a biopsy by its international name. */
  readonly isBiopsy: boolean
  /** Whether the text mentions four hours or more, or hours without a number. */
  readonly isLong: boolean
  /** Whether the text mentions four hours or more. */
  readonly isCountedLong: boolean
  /** Whether the text mentions minutes or half an hour, but not one hour or more. */
  readonly isShort: boolean
  /** Whether a negated word for an ending says that something goes on: "does not stop". */
  readonly neverEnds: boolean
  /** Whether the text denies shivering and does not affirm it elsewhere. */
  readonly deniesShivering: boolean
  /** Whether the text contains a word such as "painless", which is not found as a negation. */
  readonly isPainless: boolean
  /** Whether the text says that somebody is well. */
  readonly isFine: boolean
  /** Whether the text says that somebody is well, or that a symptom is slight. */
  readonly isCalm: boolean
  /** Whether a number may be an age from 60 to 99, or the year of birth of somebody of such an age. */
  readonly isOver60: boolean
  /** Whether the text ends with a question mark or with a Chinese particle for questions. */
  readonly isQuestion: boolean
  /** The number of words; two Chinese characters count as one. */
  readonly wordCount: number
  /** Whether the text names one of the 39 years before the current one. */
  readonly namesPastYear: boolean
}

/** A rule by which an emergency is recognized. */
export type EmergencyRule = {
  /** The signs that the rule covers; `graphql/content/triage.yaml` lists their reasons and sources. */
  readonly signs: readonly string[]
  readonly holds: (facts: EmergencyFacts) => boolean
}

/**
 * The main rules for emergencies other than a crisis (docs/settled.md, 14). One rule that applies is strong evidence of an
 * emergency; the evidence against an emergency may outweigh it (`emergency-evidence.server.ts`).
 */
export const emergencyRules: readonly EmergencyRule[] = [
  // This rule needs only the name of an emergency.
  {
    signs: ['infection-with-sepsis-signs', 'sudden-testicle-pain', 'erection-over-4-hours', 'stuck-foreskin'],
    holds: ({ has }) => has('alone'),
  },
  {
    signs: ['cannot-pass-urine', 'no-urine-or-only-drops-or-clots'],
    holds: ({ speaks, lacks }) =>
      speaks('cannotPee') || lacks('pee') || lacks('drop') || (lacks('urine') && !speaks('blood')),
  },
  {
    signs: ['sudden-testicle-pain'],
    holds: ({ has }) =>
      has('testicle') && (has('twist') || ((has('pain') || has('swollen')) && (has('strong') || has('twist')))),
  },
  {
    signs: ['testicle-pain-and-sick', 'quick-painful-scrotal-swelling'],
    holds: ({ has }) => has('testicle') && ((has('pain') && has('swollen')) || has('vomit')),
  },
  {
    signs: ['fever-or-shivering', 'side-pain-and-fever'],
    holds: ({ has, isFeverish }) => (has('stone') || has('side')) && isFeverish,
  },
  {
    signs: ['pregnant-or-one-kidney', 'cannot-keep-water-down'],
    holds: ({ has }) => (has('pregnant') || has('vomit')) && has('stone') && has('pain'),
  },
  // The erection need not be named, because something that does not go down for hours implies one.
  {
    signs: ['erection-over-4-hours', 'erection-over-4-hours-or-injection'],
    holds: ({ has, lacks, frame, isLong }) => {
      const doesNotEnd = isLong || lacks('lasts') || has('goesOn')
      return (
        (has('erection') && doesNotEnd) ||
        (has('hard') && (has('medicine') || has('penis')) && doesNotEnd) ||
        (has('penis') && lacks('lasts') && (isLong || has('goesOn'))) ||
        (has('medicine') && isLong && has('goesOn')) ||
        (has('medicine') && has('hard') && frame('now')) ||
        (isLong && lacks('lasts'))
      )
    },
  },
  {
    signs: ['heavy-blood-in-urine', 'many-clots-or-hardly-passing'],
    holds: ({ has, speaks }) =>
      (has('clot') && (has('blood') || has('urine') || speaks('pee') || has('catheter'))) ||
      (has('blood') && has('heavy') && (has('urine') || speaks('pee') || has('penis'))),
  },
  {
    signs: ['stuck-foreskin'],
    holds: ({ has, lacks, speaks, isCalm }) =>
      speaks('foreskin') &&
      (has('stuck') ||
        has('swollen') ||
        has('dark') ||
        has('noReturn') ||
        lacks('forward') ||
        (has('forward') && !isCalm && !speaks('child'))),
  },
  {
    signs: ['injury-with-pain-swelling-or-blood', 'accident-or-blow'],
    holds: ({ has, speaks }) =>
      (has('injury') && (has('blood') || (has('red') && (has('urine') || speaks('pee'))))) ||
      ((has('injury') || has('hurtSelf')) && (has('testicle') || has('penis')) && (has('pain') || has('swollen'))),
  },
  { signs: ['crack-during-sex'], holds: ({ has }) => has('crack') && has('penis') },
  { signs: ['lost-control-and-numb-or-weak'], holds: ({ has }) => has('numb') && has('legs') },
  {
    signs: ['confusion', 'fast-breathing-or-cold-skin'],
    holds: ({ has, isFeverish }) => (isFeverish || has('infection')) && (has('confused') || has('coldSweat')),
  },
  { signs: ['cannot-keep-water-down'], holds: ({ has }) => has('infection') && has('vomit') },
  {
    signs: ['fever-and-shivering', 'shivering-without-end'],
    holds: ({ has, speaks, isHot }) =>
      has('shiver') && (has('infection') || ((has('fever') || isHot) && (speaks('pee') || speaks('urine')))),
  },
  {
    signs: ['infection-with-fever-and-risk'],
    holds: ({ has, isFeverish }) => has('infection') && has('pregnant') && isFeverish,
  },
  {
    signs: ['shivering-with-catheter-or-procedure'],
    // With a catheter, fever without shivering is urgent (`infection-in-groups-at-risk`). A measured temperature weighs more
    // than the word "fever", and may make it an emergency.
    holds: ({ has }) => has('catheter') && has('shiver'),
  },
  // Fever is an emergency when the body cannot fight an infection, or when an infection is likely.
  {
    signs: ['fever-with-weak-defenses', 'fever-with-cancer-medicine'],
    holds: ({ speaks, hasFever }) => hasFever && (speaks('chemo') || speaks('weakDefenses')),
  },
  { signs: ['baby-with-fever'], holds: ({ isSmallBaby, hasFever }) => hasFever && isSmallBaby },
  {
    signs: ['fever-after-biopsy-or-stone-procedure'],
    // After other procedures, a fever is only urgent if the text denies shivering (`operation-fever-without-shivering`).
    holds: ({ has, speaks, isBiopsy, deniesShivering, hasFever }) =>
      hasFever && speaks('procedure') && (isBiopsy || has('stone') || !deniesShivering),
  },
  {
    signs: ['no-urine-or-painful-blocked-catheter'],
    holds: ({ has, lacks }) => has('catheter') && (has('blocked') || lacks('lasts') || has('goesOn')) && has('pain'),
  },
]
