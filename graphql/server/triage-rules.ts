import type { Site } from './content-kinds.ts'
import { nearestName } from './nearest-name.ts'

/** The urgencies of triage rules. A sign without a rule has neither, because it can wait for the next visit. */
export type RuleUrgency = 'emergency' | 'urgent'

/** The context of a rule that applies to everybody. */
const anyone = 'anyone'

/** A sign of illness with its urgency in each context, as an item of `triage.yaml` defines it. */
export interface TriageSign {
  key: string
  /** The contexts in which the sign is an emergency; `urgent` lists those in which a doctor should see it the same day. */
  emergency: readonly string[]
  urgent: readonly string[]
  /** The identities of the conditions whose pages must show the sign. */
  conditions: readonly string[]
  /** The heading of the sign on long cards. */
  heading: string | undefined
  /** The revision of the English sentence. */
  revision: string | undefined
  why: string
  /** The identities of the sources that support the urgency. */
  sources: readonly string[]
  /** The line of the item in `triage.yaml`. */
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
  /** The revision of the English sentence from which this one was translated. */
  revision: string | undefined
}

/** The signs that a care card of a page shows. */
export interface CareCardSigns {
  urgency: string
  context: string
  signs: readonly string[]
}

interface FilledBody {
  /** The Markdown, in which the sentence of each sign has replaced its item. The number of lines does not change. */
  body: string
  cards: CareCardSigns[]
  /** Whether the revision of any sentence differs from the current one in `triage.yaml`. */
  isBehind: boolean
}

const careFence = /^:{3,}care\{(.*)\}/
const endOfFence = /^:{3,}[ \t]*$/
const signItem = /^- sign:([\w-]+)[ \t]*$/
const attributeOf = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]

/**
 * The triage rules: the urgency of each sign in each context, and its sentence in each language. Care cards refer to them by
 * `sign:<key>` and do not repeat them (`docs/writing-content.md`, "How urgent it is").
 */
export class TriageRules {
  readonly contexts: ReadonlySet<string>
  readonly signs: ReadonlyMap<string, TriageSign>
  /** The sentences by site handle and sign. */
  private readonly sentences: ReadonlyMap<string, ReadonlyMap<string, TriageSentence>>
  /** The texts of the headings by site handle and heading. */
  private readonly headings: ReadonlyMap<string, ReadonlyMap<string, string>>

  constructor(
    contexts: readonly string[],
    signs: readonly TriageSign[],
    sentences: ReadonlyMap<string, ReadonlyMap<string, TriageSentence>>,
    headings: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
  ) {
    this.contexts = new Set([anyone, ...contexts])
    this.signs = new Map(signs.map((sign) => [sign.key, sign]))
    this.sentences = sentences
    this.headings = headings
  }

  /** Returns the urgency of a sign in a context; undefined when no rule applies. */
  urgencyOf({ emergency, urgent }: TriageSign, context: string): RuleUrgency | undefined {
    if (emergency.includes(context) || emergency.includes(anyone)) return 'emergency'
    return urgent.includes(context) || urgent.includes(anyone) ? 'urgent' : undefined
  }

  /** Returns the rules for all signs in all their contexts, to be shown on a site. */
  rules(site: Site): TriageRule[] {
    return [...this.signs.values()].flatMap((sign) =>
      [...sign.emergency, ...sign.urgent].map((context) => ({ sign, context, site })),
    )
  }

  sentence(site: string, sign: string): TriageSentence | undefined {
    return this.sentences.get(site)?.get(sign)
  }

  /** Returns the text of the heading of a sign on a site; undefined if the sign has no heading or the site has no text. */
  heading(site: string, { heading }: TriageSign): string | undefined {
    return heading === undefined ? undefined : this.headings.get(site)?.get(heading)
  }

  /**
   * Replaces the items `- sign:<key>` in the care cards of a page with the sentences of a site.
   *
   * @param report is called with each problem and its line in the text, counted from 1
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
   * Finds signs with an unlisted context, without any context, or with both urgencies in the same context, and signs that no
   * care card shows or that are missing on the page of one of their conditions.
   *
   * @param cards the cards of each page of the primary site, by the identity of the page
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
  const suggestion = nearestName(word, known)
  return suggestion === undefined ? '' : `; did you mean "${suggestion}"?`
}
