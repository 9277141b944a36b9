import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { RichText } from '#lib/rich-text.ts'
import { parseHtml, serializeHtml } from './browser-html.server.ts'

/** The triage rule of an item in a care card: the key of its warning sign, and the group of the sign with its heading. */
export type SignRule = {
  readonly sign: string
  readonly group?: string | null | undefined
  readonly heading?: string | null | undefined
}

/** The signs that a reader has written about or chosen, for the care card that is shown in response. */
export type WrittenSigns = {
  /** The keys of the signs, which `SignRule` calls `sign`. */
  readonly signs: readonly string[]
  /** The sentences of these signs as HTML, by sign. They are shown when the card has none of the signs. */
  readonly sentences: ReadonlyMap<string, string>
  /**
   * Whether the reader means all of the signs and not just one of them. In that case the sentences of signs that the card
   * lacks are shown as well.
   */
  readonly areAllMeant?: boolean | undefined
  readonly labels: {
    /** The text above one sentence. */
    readonly one: string
    /** The text above several sentences, one of which the reader means. */
    readonly several: string
    /** The label of the other signs of the card, which are folded away. */
    readonly others: string
  }
}

/** The minimum number of signs of a long card, which fills more than one screen of a phone. */
const longFrom = 6
/** The group of `triage.yaml` for signs that belong to no other group; it comes last. */
const otherGroup = 'other'

const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const text = (value: string): ElementContent => ({ type: 'text', value })
const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName

type CardParts = {
  readonly before: readonly RootContent[]
  readonly items: readonly Element[]
  readonly after: readonly RootContent[]
}

/**
 * Splits a card at its first list. Returns undefined when there is no list, or when it does not have one item for each rule,
 * as on a card with free text.
 */
function partsOf({ html }: RichText, rules: readonly SignRule[]): CardParts | undefined {
  const { children } = parseHtml(html)
  const place = children.findIndex((node) => isElement(node, 'ul'))
  const list = children[place]
  if (!list || !isElement(list, 'ul')) return undefined
  const items = list.children.filter((node) => isElement(node, 'li'))
  if (items.length !== rules.length) return undefined
  return { before: children.slice(0, place), items, after: children.slice(place + 1) }
}

/**
 * Returns the list of a card. A long list is grouped, in the order of the first sign of each group, unless a sign has no
 * group, or the groups have fewer than 1.5 signs on average.
 */
function listOf(items: readonly Element[], rules: readonly SignRule[]): Element {
  const groups = new Map<string, { heading: string; items: Element[] }>()
  for (const [place, item] of items.entries()) {
    const { group, heading } = rules[place] ?? {}
    if (!group || !heading) return element('ul', [...items])
    const members = groups.get(group)?.items ?? []
    groups.set(group, { heading, items: [...members, item] })
  }
  if (items.length < longFrom || groups.size * 3 > items.length * 2) return element('ul', [...items])
  const other = groups.get(otherGroup)
  groups.delete(otherGroup)
  return element(
    'ul',
    [...groups.values(), ...(other ? [other] : [])].map((group) =>
      element('li', [element('p', [element('strong', [text(group.heading)])]), element('ul', group.items)]),
    ),
    { dataSigns: true },
  )
}

const withChildren = ({ id, kind }: RichText, children: readonly RootContent[]): RichText => ({
  kind,
  id,
  html: serializeHtml({ type: 'root', children: [...children] } satisfies Root),
})

/** Groups the signs of a card under headings if there are many. Also returns whether the card is long. */
export function arrangeSigns(body: RichText, rules: readonly SignRule[]): { body: RichText; isLong: boolean } {
  const parts = partsOf(body, rules)
  if (!parts) return { body, isLong: false }
  const { before, items, after } = parts
  return {
    body: withChildren(body, [...before, listOf(items, rules), ...after]),
    isLong: items.length >= longFrom,
  }
}

/**
 * Moves the signs that a reader has written about to the beginning and marks them, followed by the advice, and folds the
 * other signs away. If there is no sign to mark, the list stays in its place. The advice is the first paragraph after the
 * list. Further paragraphs are about other matters, such as crisis lines, and are left out.
 */
export function showWrittenSigns(body: RichText, rules: readonly SignRule[], written: WrittenSigns): RichText {
  const parts = partsOf(body, rules)
  if (!parts) return body
  const { before, items, after } = parts
  const isWritten = (place: number) => written.signs.includes(rules[place]?.sign ?? '')
  const known = items.filter((_, place) => isWritten(place))
  const missing = written.signs
    .filter((sign) => !rules.some((rule) => rule.sign === sign))
    .flatMap((sign) => sentenceItem(written.sentences.get(sign) ?? ''))
  const marked = known.length > 0 && !written.areAllMeant ? known : [...known, ...missing]
  const advice = after.filter((node) => isElement(node, 'p')).slice(0, 1)
  const { one, several, others } = written.labels
  if (marked.length === 0) return withChildren(body, [...before, listOf(items, rules), ...advice])
  const rest = items.flatMap((item, place) => (isWritten(place) ? [] : [{ item, rule: rules[place] }]))
  const list = listOf(
    rest.map(({ item }) => item),
    rest.flatMap(({ rule }) => rule ?? []),
  )
  return withChildren(body, [
    element('p', [element('strong', [text(marked.length === 1 ? one : several)])]),
    element(
      'ul',
      marked.map((item) => ({ ...item, children: [element('mark', item.children)] })),
    ),
    ...advice,
    element('details', [element('summary', [text(others)]), ...before.filter((node) => node.type === 'element'), list]),
  ])
}

/** Returns the list item for a sentence, which is given as a paragraph of HTML. */
const sentenceItem = (sentence: string): readonly Element[] =>
  parseHtml(sentence)
    .children.filter((node) => isElement(node, 'p'))
    .map(({ children }) => element('li', children))
