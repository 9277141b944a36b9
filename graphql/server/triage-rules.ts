import type { Site } from './content-kinds.ts'
import { nearest } from './nearest.ts'

/** The urgencies of triage rules; a sign of neither can wait for the next visit. */
export type RuleUrgency = 'emergency' | 'urgent'

/** The context of a rule that holds for everybody. */
const anyone = 'anyone'

/** A sign of illness, and how urgent it is in which contexts, as an item of `triage.yaml` states it. */
export interface TriageSign {
  key: string
  /** The contexts in which it is an emergency, and those in which a doctor is needed the same day. */
  emergency: readonly string[]
  urgent: readonly string[]
  /** The conditions whose pages must show it, by identity. */
  conditions: readonly string[]
  /** The revision of its English sentence. */
  revision: string | undefined
  why: string
  /** The identities of the sources that support it. */
  sources: readonly string[]
  /** Its line in `triage.yaml`. */
  line: number
}

/** A sign in one of its contexts, as it is shown on a site. */
export interface TriageRule {
  sign: TriageSign
  context: string
  site: Site
}

/** The sentence of a sign in one language, as Markdown. */
export interface TriageSentence {
  text: string
  /** The revision of the English sentence that it was translated from. */
  revision: string | undefined
}

/** The signs that a care card of a page shows. */
export interface CareCardSigns {
  urgency: string
  context: string
  signs: readonly string[]
}

interface FilledBody {
  /** The Markdown, with the sentence of each sign in its place; the number of lines stays the same. */
  body: string
  cards: CareCardSigns[]
  /** Whether a sentence was translated from an earlier English one. */
  isBehind: boolean
}

const careFence = /^:{3,}[ \t]*care[ \t]*\{(.*)\}/
const endOfFence = /^:{3,}[ \t]*$/
const signItem = /^- sign:([\w-]+)[ \t]*$/
const attributeOf = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]

/**
 * The triage rules: how urgent each sign is in which context, and its sentence in each language. They are the only
 * source of every care card that names signs (`docs/writing-content.md`, "How urgent it is").
 */
export class TriageRules {
  readonly contexts: ReadonlySet<string>
  readonly signs: ReadonlyMap<string, TriageSign>
  /** The sentences by site handle and sign. */
  private readonly sentences: ReadonlyMap<string, ReadonlyMap<string, TriageSentence>>

  constructor(
    contexts: readonly string[],
    signs: readonly TriageSign[],
    sentences: ReadonlyMap<string, ReadonlyMap<string, TriageSentence>>,
  ) {
    this.contexts = new Set([anyone, ...contexts])
    this.signs = new Map(signs.map((sign) => [sign.key, sign]))
    this.sentences = sentences
  }

  /** Returns how urgent a sign is in a context; undefined when no rule says so. */
  urgencyOf({ emergency, urgent }: TriageSign, context: string): RuleUrgency | undefined {
    if (emergency.includes(context) || emergency.includes(anyone)) return 'emergency'
    return urgent.includes(context) || urgent.includes(anyone) ? 'urgent' : undefined
  }

  /** Returns all rules, for a site. */
  rules(site: Site): TriageRule[] {
    return [...this.signs.values()].flatMap((sign) =>
      [...sign.emergency, ...sign.urgent].map((context) => ({ sign, context, site })),
    )
  }

  sentence(site: string, sign: string): TriageSentence | undefined {
    return this.sentences.get(site)?.get(sign)
  }

  /**
   * Replaces the items `- sign:<key>` of a page's care cards by the sentences of a site.
   *
   * @param report is called with the line in the text, counted from 1, and what is wrong there
   */
  fill(markdown: string, site: string, report: (line: number, message: string) => void): FilledBody {
    const cards: (CareCardSigns & { signs: string[] })[] = []
    let card: (typeof cards)[number] | undefined
    let isBehind = false
    const rows = markdown.split('\n').map((row, index) => {
      const problem = (message: string) => report(index + 1, message)
      const attributes = careFence.exec(row)?.[1]
      if (attributes !== undefined) {
        const context = attributeOf(attributes, 'context') ?? anyone
        if (!this.contexts.has(context))
          problem(`there is no context "${context}" in triage.yaml${suggestionFor(context, this.contexts)}`)
        card = { urgency: attributeOf(attributes, 'urgency') ?? '', context, signs: [] }
        cards.push(card)
      } else if (endOfFence.test(row)) card = undefined
      const key = signItem.exec(row)?.[1]
      if (key === undefined) return row
      if (!card) problem('a sign stands in a ":::care" only')
      const sign = this.signs.get(key)
      if (!sign) {
        problem(`there is no sign "${key}" in triage.yaml${suggestionFor(key, this.signs.keys())}`)
        return row
      }
      if (card) {
        card.signs.push(key)
        const urgency = this.urgencyOf(sign, card.context)
        if (urgency !== card.urgency)
          problem(
            `the sign "${key}" is ${urgency ?? 'no rule'} in the context "${card.context}", and cannot stand in a card "${card.urgency}"`,
          )
      }
      const sentence = this.sentence(site, key)
      if (!sentence) {
        problem(`the sign "${key}" has no sentence in ${site}/triage.yaml`)
        return row
      }
      isBehind ||= sentence.revision !== sign.revision
      return `- ${sentence.text}`
    })
    return { body: rows.join('\n'), cards, isBehind }
  }

  /**
   * Finds faults of the signs: contexts that are not listed, none, or both urgencies in one context; and signs that no care
   * card shows, or not those of the pages that must.
   *
   * @param cards the cards of each page of the primary site, by its identity
   * @returns problems, with their lines in `triage.yaml`
   */
  contradictions(cards: ReadonlyMap<string, readonly CareCardSigns[]>): { line: number; message: string }[] {
    const signsByPage = new Map(
      [...cards].map(([identity, list]) => [identity, new Set(list.flatMap(({ signs }) => signs))]),
    )
    return [...this.signs.values()].flatMap((sign) => {
      const problem = (message: string) => ({ line: sign.line, message: `the sign "${sign.key}" ${message}` })
      const unknown = [...sign.emergency, ...sign.urgent].filter((context) => !this.contexts.has(context))
      const contradictory = sign.emergency.includes(anyone)
        ? sign.urgent
        : sign.urgent.filter((context) => sign.emergency.includes(context))
      const isShown = [...signsByPage.values()].some((signs) => signs.has(sign.key))
      return [
        ...unknown.map((context) => problem(`names a context that is not listed: "${context}"`)),
        ...contradictory.map((context) => problem(`is an emergency and urgent in the context "${context}"`)),
        ...(sign.emergency.length + sign.urgent.length === 0 ? [problem('has no context in which it is urgent')] : []),
        ...(isShown ? [] : [problem('stands on no page')]),
        ...sign.conditions
          .filter((identity) => !signsByPage.get(identity)?.has(sign.key))
          .map((identity) => problem(`is missing on the page "${identity}"`)),
      ]
    })
  }
}

function suggestionFor(word: string, known: Iterable<string>): string {
  const suggestion = nearest(word, known)
  return suggestion === undefined ? '' : `; did you mean "${suggestion}"?`
}
