import type { EmergencyConcept } from './emergency-terms.server.ts'
import type { FeverConcept } from './fever-terms.server.ts'

type Asks = (concept: EmergencyConcept | FeverConcept) => boolean

/** The facts that a text states, in the terms that the rules combine. */
export type EmergencyFacts = {
  /** Says that something is there. */
  readonly has: Asks
  /** Names it, also to deny it. */
  readonly speaks: Asks
  /** Says that it is not there. */
  readonly lacks: Asks
  /** As `speaks`, in the site's language and in English together. */
  readonly frame: Asks
  /** A temperature of 38 °C or more, as a number. */
  readonly isHot: boolean
  /** A fever, shivering, or such a temperature that no word denies. */
  readonly feverish: boolean
  /** As `feverish`, for people in whom a fever alone is an emergency: a bare number counts only as a temperature. */
  readonly hasFever: boolean
  readonly isSmallBaby: boolean
  /** Hours that are four or more, or not counted. */
  readonly isLong: boolean
}

/** A rule by which an emergency is recognized. */
export type EmergencyRule = {
  /** The signs of `graphql/content/triage.yaml` that it recognizes: they say why they are an emergency, and by which sources. */
  readonly signs: readonly string[]
  readonly holds: (facts: EmergencyFacts) => boolean
}

/** Every rule but that of a crisis (docs/settled.md, 14). One that holds is enough. */
export const emergencyRules: readonly EmergencyRule[] = [
  // Names of emergencies.
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
    holds: ({ has, feverish }) => (has('stone') || has('side')) && feverish,
  },
  {
    signs: ['pregnant-or-one-kidney', 'cannot-keep-water-down'],
    holds: ({ has }) => (has('pregnant') || has('vomit')) && has('stone') && has('pain'),
  },
  // Also where the erection is not named: hours until something goes down are about one.
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
    holds: ({ has, speaks }) => speaks('foreskin') && (has('stuck') || has('swollen') || speaks('forward')),
  },
  {
    signs: ['injury-with-pain-swelling-or-blood', 'accident-or-blow'],
    holds: ({ has, speaks }) =>
      has('injury') &&
      (has('blood') ||
        (has('red') && (has('urine') || speaks('pee'))) ||
        ((has('testicle') || has('penis')) && (has('pain') || has('swollen')))),
  },
  { signs: ['crack-during-sex'], holds: ({ has }) => has('crack') && has('penis') },
  { signs: ['lost-control-and-numb-or-weak'], holds: ({ has }) => has('numb') && has('legs') },
  {
    signs: ['confusion', 'fast-breathing-or-cold-skin'],
    holds: ({ has, feverish }) => (feverish || has('infection')) && (has('confused') || has('coldSweat')),
  },
  { signs: ['cannot-keep-water-down'], holds: ({ has }) => has('infection') && has('vomit') },
  {
    signs: ['fever-and-shivering', 'shivering-without-end'],
    holds: ({ has, speaks, isHot }) =>
      has('shiver') && (has('infection') || ((has('fever') || isHot) && (speaks('pee') || speaks('urine')))),
  },
  {
    signs: ['infection-with-fever-and-risk'],
    holds: ({ has, feverish }) => has('infection') && has('pregnant') && feverish,
  },
  { signs: ['shivering-with-catheter-or-procedure'], holds: ({ has, feverish }) => has('catheter') && feverish },
  // Fever where the body cannot fight an infection, or where one has just got into it.
  {
    signs: ['fever-after-biopsy-or-stone-procedure', 'fever-with-cancer-medicine', 'baby-with-fever'],
    holds: ({ speaks, isSmallBaby, hasFever }) => (speaks('procedure') || speaks('chemo') || isSmallBaby) && hasFever,
  },
  {
    signs: ['no-urine-or-painful-blocked-catheter'],
    holds: ({ has, lacks }) => has('catheter') && (has('blocked') || lacks('lasts') || has('goesOn')) && has('pain'),
  },
]
