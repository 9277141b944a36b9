import type { Element, ElementContent, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'

/** The nodes of two texts that correspond to each other. One of the lists is empty where a text has no counterpart. */
export type NodePair = { readonly own: readonly RootContent[]; readonly other: readonly RootContent[] }

/**
 * Pairs the nodes of two texts that are translations of each other: paragraphs, list items and table rows. Where the
 * structures differ, the smallest enclosing part that corresponds forms a single pair.
 */
export function pairTexts(own: readonly RootContent[], other: readonly RootContent[]): readonly NodePair[] {
  if (own.length === 0 && other.length === 0) return []
  if (!haveSameTags(own, other)) return [{ own, other }]
  return own.flatMap((node, place) => pairNodes(node, other[place] as RootContent))
}

const tagOf = (node: RootContent) => (node.type === 'element' ? node.tagName : node.type)

const haveSameTags = (own: readonly RootContent[], other: readonly RootContent[]): boolean =>
  own.length === other.length && own.every((node, place) => tagOf(node) === tagOf(other[place] as RootContent))

/**
 * Pairs two nodes. Lists are split into items, and tables into rows. Any other element stays whole: each part would have to
 * be wrapped in the element again, and would repeat, for example, the border of a quotation.
 */
function pairNodes(own: RootContent, other: RootContent): readonly NodePair[] {
  const whole = [{ own: [own], other: [other] }]
  if (own.type !== 'element' || other.type !== 'element') return whole
  if (own.tagName === 'ul' || own.tagName === 'ol') return pairItems(own, other) ?? whole
  if (own.properties['dataTable'] !== undefined) return pairTables(own, other) ?? whole
  return whole
}

const elementsOf = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName))

/**
 * Pairs two lists item by item. Each item becomes a list of its own, with continued numbering. Returns undefined for lists
 * with different numbers of items, and for a reversed list.
 */
function pairItems(own: Element, other: Element): readonly NodePair[] | undefined {
  const [ownItems, otherItems] = [elementsOf(own, 'li'), elementsOf(other, 'li')]
  if (ownItems.length !== otherItems.length || own.properties['reversed'] !== undefined) return undefined
  const listOf = (list: Element, item: Element, place: number): Element => ({
    ...list,
    properties: {
      ...list.properties,
      ...(list.tagName === 'ol' && place > 0 && { start: Number(list.properties['start'] ?? 1) + place }),
    },
    children: [item],
  })
  return ownItems.map((item, place) => ({
    own: [listOf(own, item, place)],
    other: [listOf(other, otherItems[place] as Element, place)],
  }))
}

/**
 * Pairs two tables row by row. In half of the window, a table would be cut off or stacked, so each row becomes a paragraph
 * with its heading and a list of its cells, each under the heading of its column. Returns undefined for a table with merged
 * cells, for a grid to fill in, and for tables with different numbers of rows.
 */
function pairTables(own: Element, other: Element): readonly NodePair[] | undefined {
  const [ownRows, otherRows] = [rowsOf(own), rowsOf(other)]
  if (!ownRows || ownRows.length !== otherRows?.length) return undefined
  return ownRows.map((row, place) => ({ own: row, other: otherRows[place] as readonly RootContent[] }))
}

const node = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const strongParagraph = (children: ElementContent[]): Element => node('p', [node('strong', children)])

function rowsOf(wrapper: Element): readonly (readonly RootContent[])[] | undefined {
  const [table] = elementsOf(wrapper, 'table')
  if (!table || wrapper.properties['dataTable'] === 'grid') return undefined
  const rows = elementsOf(table, 'tbody').flatMap((body) => elementsOf(body, 'tr'))
  const cellsOf = (row: Element) => elementsOf(row, 'th', 'td')
  const cells = rows.flatMap(cellsOf)
  if (cells.some(({ properties: { colSpan, rowSpan } }) => colSpan !== undefined || rowSpan !== undefined))
    return undefined
  const captions = elementsOf(table, 'caption').map(({ children }) => [strongParagraph(children)])
  return [
    ...captions,
    ...rows.map((row) => {
      const [headings, values] = [elementsOf(row, 'th'), elementsOf(row, 'td')]
      const list = values.flatMap((value) => {
        const label = value.properties['dataLabel']
        const body = toString(value).trim() === '' ? [] : [node('dd', value.children)]
        return typeof label === 'string' && body.length > 0
          ? [{ ...node('dt', [{ type: 'text', value: label }]), properties: { className: ['note'] } }, ...body]
          : body.map(({ children }) => node('dd', children))
      })
      const startsWithTerm = list[0]?.tagName === 'dt'
      return [
        ...headings.map(({ children }) => strongParagraph(children)),
        ...(startsWithTerm ? [node('dl', list)] : list.map(({ children }) => node('p', children))),
      ]
    }),
  ]
}
