import type { SymptomGuide } from './load-symptom-guide.server.ts'

type Rule = SymptomGuide['rules'][number]
type Symptom = SymptomGuide['sections'][number]['symptoms'][number]

/** The entry of a matching page, with the keys of the symptoms that led to it. */
type FoundPage = { readonly entry: Symptom['pages'][number]['entry']; readonly because: readonly string[] }

/** The result of a reader's choices: the highest urgency of the resulting signs, and the matching pages. */
export type SymptomResult = {
  /** The highest urgency; undefined when no triage rule applies. */
  readonly urgency: 'emergency' | 'urgent' | undefined
  /** The signs of that urgency, in the order of the guide. */
  readonly signs: readonly string[]
  /** The emergencies that a single further symptom would indicate; empty in an emergency. */
  readonly watch: readonly Rule[]
  /** The pages. Those with the most chosen symptoms come first. */
  readonly pages: readonly FoundPage[]
}

/**
 * Evaluates the choices of a reader. The urgency comes from the triage rules of the guide alone (docs/decisions/0021), and
 * says nothing about the cause.
 */
export function evaluateSymptoms(guide: SymptomGuide, chosen: ReadonlySet<string>): SymptomResult {
  const isMet = ({ keys }: Rule['when'][number]) => keys.some((key) => chosen.has(key))
  const met = guide.rules.filter(({ when }) => when.length > 0 && when.every(isMet))
  const urgency = (['emergency', 'urgent'] as const).find((each) => met.some((rule) => rule.urgency === each))
  const signs = met.filter((rule) => rule.urgency === urgency).map(({ sign }) => sign)
  return {
    urgency,
    signs: [...new Set(signs)],
    watch: urgency === 'emergency' ? [] : rulesToWatch(guide, chosen, isMet),
    pages: findPages(guide, chosen),
  }
}

/**
 * Returns the rules for emergencies that one more symptom would fulfill: rules of several items of which all but one are
 * met, at least one of them by a chosen symptom, and rules of a single item with a symptom in a part of the body for which
 * the reader has chosen a symptom. Each sign occurs only once.
 */
function rulesToWatch(
  { rules, sections }: SymptomGuide,
  chosen: ReadonlySet<string>,
  isMet: (item: Rule['when'][number]) => boolean,
): readonly Rule[] {
  const symptoms = new Set(sections.flatMap((section) => section.symptoms.map(({ key }) => key)))
  const nearby = new Set(
    sections
      .filter(({ areas, symptoms: own }) => areas.length > 0 && own.some(({ key }) => chosen.has(key)))
      .flatMap((section) => section.symptoms.map(({ key }) => key)),
  )
  const isNear = ({ urgency, when }: Rule) => {
    if (urgency !== 'emergency') return false
    const [missing, ...others] = when.filter((item) => !isMet(item))
    if (!missing || others.length > 0 || !missing.keys.some((key) => symptoms.has(key))) return false
    return when.length === 1
      ? missing.keys.some((key) => nearby.has(key))
      : when.some(({ keys }) => keys.some((key) => chosen.has(key) && symptoms.has(key)))
  }
  const near = rules.filter(isNear)
  return near.filter(({ sign }, place) => near.findIndex((rule) => rule.sign === sign) === place)
}

function findPages({ sections }: SymptomGuide, chosen: ReadonlySet<string>): readonly FoundPage[] {
  const isAny = (keys: readonly string[]) => keys.some((key) => chosen.has(key))
  const found = new Map<string, FoundPage>()
  for (const { key, pages } of sections.flatMap(({ symptoms }) => symptoms)) {
    if (!chosen.has(key)) continue
    for (const { entry, with: needed, not } of pages) {
      if ((needed.length > 0 && !isAny(needed)) || isAny(not)) continue
      const id = entry.id ?? ''
      found.set(id, { entry, because: [...(found.get(id)?.because ?? []), key] })
    }
  }
  return [...found.values()].toSorted((one, other) => other.because.length - one.because.length)
}
