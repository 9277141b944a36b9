import type { EmergencyRule } from './emergency-rules.server.ts'

/** The rules for signs that require a doctor on the same day, in texts without an emergency. */
export const urgentRules: readonly EmergencyRule[] = [
  {
    signs: ['operation-fever-without-shivering', 'fever-without-shivering'],
    holds: ({ speaks, hasFever }) => speaks('procedure') && hasFever,
  },
  { signs: ['infection-in-groups-at-risk'], holds: ({ has, hasFever }) => has('catheter') && hasFever },
  {
    signs: ['burning-and-fever-or-side-pain', 'burning-and-fever'],
    holds: ({ has, speaks, hasFever }) => (has('infection') || speaks('pee') || speaks('urine')) && hasFever,
  },
  {
    signs: ['infection-in-groups-at-risk', 'pregnant-or-child'],
    holds: ({ has }) => has('infection') && has('pregnant'),
  },
  { signs: ['erection-over-2-hours'], holds: ({ has, speaks }) => has('erection') && speaks('hour') },
  {
    signs: ['visible-blood', 'blood-even-once'],
    holds: ({ has, speaks }) => has('blood') && (speaks('urine') || speaks('pee')),
  },
  { signs: ['colic-without-fever', 'colic'], holds: ({ has }) => (has('stone') || has('side')) && has('pain') },
  {
    signs: ['grown-man-testicle-sore'],
    holds: ({ has, isPainless }) => has('testicle') && (has('pain') || has('swollen')) && !isPainless,
  },
  {
    signs: ['catheter-leaks-or-drains-little', 'urethral-catheter-out'],
    holds: ({ has }) => has('catheter') && (has('blocked') || has('out')),
  },
  {
    signs: ['swollen-leg'],
    holds: ({ has, speaks }) => speaks('legs') && has('swollen') && has('pain'),
  },
  // Fever may be the only symptom of an infection that somebody notices.
  { signs: ['fever-or-shivering-that-passes'], holds: ({ hasFever, isQuestion }) => hasFever && !isQuestion },
]
