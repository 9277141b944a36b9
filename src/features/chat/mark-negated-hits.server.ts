import type { Clause, Hit } from './emergency-hits.server.ts'
import type { Concept, Vocabulary } from './emergency-vocabulary.server.ts'
import { isFever } from './fever-rules.server.ts'

/**
 * Concepts that a negation skips on the way to the concept that it negates. `pee` and `urine` are not among them, because
 * their negation is the emergency.
 */
const grammar = new Set<Concept>([
  'not',
  'or',
  'but',
  'about',
  'past',
  'now',
  'fine',
  'self',
  'strong',
  'heavy',
  'hour',
  'legs',
  'crisis',
  'hurtSelf',
  'forward',
  'cannotPee',
  'goesOn',
  'chemo',
  'infant',
  'child',
  'young',
  'month',
  'week',
  'year',
  'ending',
  'procedure',
  'firstTime',
  'noHelp',
  'noReturn',
  'noEntry',
  'out',
  'hardly',
  'worry',
  'watched',
  'control',
  'cancer',
  'drug',
  'dark',
  'spread',
  'weak',
  'genital',
  'stoma',
  'suprapubic',
  'spine',
  'antibiotic',
  'weakDefenses',
  'sex',
  'orgasm',
  'nothingOut',
  'toilet',
  'press',
  'bowel',
  'mild',
  'lookup',
  'asking',
  'everyday',
  'longtime',
])

/** Concepts for the passing of urine, whose negation is an emergency. */
const flow = new Set<Concept>(['pee', 'urine', 'drop'])

/**
 * Marks the concept after each negation as denied, and after "or" also the next one. A negation without a concept after it
 * denies the concept before it: with `denialFollows` any concept, otherwise only a fever at the end of a clause.
 */
export function markNegated(clause: Clause, { denialFollows, isChinese }: Vocabulary) {
  const { tokens, hits } = clause
  const maxNegationDistance = isChinese ? 4 : 5
  const conceptHits = hits.filter(({ concept }) => !grammar.has(concept)).sort((one, other) => one.from - other.from)
  const ends = (from: number, to: number) =>
    hits.some(({ concept, from: at }) => concept === 'but' && at > from && at < to)
  for (const denial of hits.filter(({ concept }) => concept === 'not')) {
    // A negation within a term, such as "no relief", belongs to the term and denies nothing after it but `flow`.
    const term = hits.find(({ concept, places }) => concept !== 'not' && places.size > 1 && places.has(denial.from))
    let from = denial.to
    // A "not" does not negate a fever when a procedure or chemotherapy is between them ("not well since chemo fever of 39",
    // Dutch "koorts na chemo niet lekker"), or when the clause has a word for ending, to which it may belong ("cannot stop
    // shivering").
    const isShielded = ({ concept, from: at }: Hit) =>
      isFever(concept) &&
      hits.some(
        (hit) =>
          (hit.concept === 'ending' && hit.from !== at) ||
          ((hit.concept === 'procedure' || hit.concept === 'chemo') &&
            hit.from > Math.min(from, at) &&
            hit.from < Math.max(from, at)),
      )
    const denyAt = (at: number) => {
      // Only the nearest concept is denied: in "not often" and "cannot hold it", `other` and not the passing of urine.
      const denied = conceptHits.filter((hit) => hit.from === at && !isShielded(hit))
      for (const hit of denied) {
        hit.isDenied = true
        // A longer term for the same concept contains the same words.
        for (const same of conceptHits)
          if (same.concept === hit.concept && same.from > denial.from && same.from <= hit.to && same.to >= hit.from)
            same.isDenied = true
      }
    }
    let next = conceptHits.find(
      (thing) =>
        thing.from > from && thing.from <= from + maxNegationDistance && !ends(from, thing.from) && !isShielded(thing),
    )
    if (next && term && next.from > term.to && !flow.has(next.concept)) continue
    // In every language, a negation at the end of a clause may come after a fever: "fièvre aucune", "fiebre ninguna".
    const isLast = denial.to >= tokens.length - 2
    if (!next && (denialFollows || isLast)) {
      const before = conceptHits.findLast(
        (thing) =>
          thing.to < denial.from &&
          thing.to >= denial.from - (denialFollows ? 4 : 2) &&
          (!term || term.places.has(thing.from)) &&
          !isShielded(thing) &&
          (denialFollows || isFever(thing.concept)),
      )
      if (before && !ends(before.to, denial.from)) denyAt(before.from)
      continue
    }
    while (next) {
      const { from: at, to } = next
      denyAt(at)
      from = to
      const isContinued = hits.some(({ concept, from: place }) => concept === 'or' && place > from && place <= from + 2)
      next = isContinued ? conceptHits.find((thing) => thing.from > from && thing.from <= from + 3) : undefined
    }
  }
  // The negation skips these concepts on its way to a symptom, but negates them as well.
  for (const hit of hits) {
    if (hit.concept !== 'ending' && hit.concept !== 'forward' && hit.concept !== 'fine') continue
    const isNegated = hits.some(
      ({ concept, from, to }) =>
        concept === 'not' &&
        !hit.places.has(from) &&
        ((hit.from > to && hit.from <= to + 4) || (denialFollows && from > hit.to && from <= hit.to + 2)),
    )
    if (isNegated) hit.isDenied = true
  }
  // In "no urine infection", the negation applies to the infection and not to the urine.
  for (const hit of hits) {
    if (hit.concept !== 'urine' && hit.concept !== 'pee') continue
    const next = tokens[hit.to + 1]
    if (next && hits.some(({ concept, from: at }) => concept === 'infection' && at === next.at)) hit.isDenied = false
    // In the word order of some languages, "I cannot the urine hold", the negation applies to the verb.
    if (hits.some(({ concept, from: at }) => concept === 'other' && at > hit.to && at <= hit.to + 2))
      hit.isDenied = false
  }
}
