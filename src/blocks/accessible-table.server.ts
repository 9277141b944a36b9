import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'

type Row = { readonly element: Element; readonly isInHead: boolean }

/** The maximum number of columns or rows that a cell spans, so that a mistyped span does not fill the memory. */
const maxColumns = 100

/**
 * The share of empty data cells above which a table is treated as a grid, such as a diary. If a grid were stacked, it would
 * be long and hard to read.
 */
const gridShare = 1 / 3

/**
 * Wraps a table for narrow screens, on which its rows are stacked. Each data cell gets the heading of its column as
 * `data-label`, which is then shown above the cell, unless the cell is the only one in its row. Cells of earlier rows that
 * span a row belong to it. In the supported browsers, a stacked table keeps its semantics for assistive technology. A grid
 * is not stacked; it is a region that scrolls and can be reached by keyboard. The cell in the first column becomes the
 * heading of its row, unless it is empty or the only one.
 *
 * `label` names the region of a grid without a caption.
 */
export function accessibleTable(table: Element, label: string): Element {
  const rows = rowsOf(table)
  const headRow =
    rows.find(({ isInHead }) => isInHead) ?? rows.find((row, place) => place === 0 && rows.length > 1 && isHeading(row))
  const columns: string[] = []
  const cells = placeCells(rows)
  for (const { cell, row, column } of cells) {
    if (row !== headRow) continue
    for (let offset = 0; offset < spanOf(cell, 'colSpan'); offset++) columns[column + offset] = wordsOf(cell)
  }

  const dataCells = cells.filter(({ row }) => !row.isInHead && row !== headRow)
  const isGrid = dataCells.filter(({ cell }) => wordsOf(cell) === '').length > dataCells.length * gridShare
  for (const { cell, row, column, isOnly } of cells) {
    if (row.isInHead || row === headRow) {
      cell.properties = { ...(cell.tagName === 'th' && { scope: 'col' }), ...cell.properties }
      continue
    }
    if (column === 0 && !isOnly && wordsOf(cell) !== '') {
      cell.tagName = 'th'
      cell.properties = { scope: 'row', ...cell.properties }
    }
    if (cell.tagName === 'td' && !isOnly && columns[column]) cell.properties['dataLabel'] = columns[column]
  }

  const wrap = (properties: Element['properties']): Element => ({
    type: 'element',
    tagName: 'div',
    properties,
    children: [table],
  })
  if (!isGrid) return wrap({ dataTable: '' })
  const caption = elementsOf(table).find(({ tagName }) => tagName === 'caption')
  return wrap({
    dataTable: 'grid',
    role: 'region',
    tabIndex: 0,
    ariaLabel: (caption && wordsOf(caption)) || label,
  })
}

const sections = new Set(['thead', 'tbody', 'tfoot'])

const elementsOf = (parent: Element): Element[] => parent.children.filter((child) => child.type === 'element')

const wordsOf = (element: Element): string =>
  toString(element)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()

const cellsOf = (row: Element): Element[] =>
  elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th')

const isHeading = ({ element }: Row): boolean => cellsOf(element).every(({ tagName }) => tagName === 'th')

const rowsOf = (table: Element): Row[] =>
  elementsOf(table).flatMap((section) =>
    sections.has(section.tagName)
      ? elementsOf(section).flatMap((element) =>
          element.tagName === 'tr' ? [{ element, isInHead: section.tagName === 'thead' }] : [],
        )
      : [],
  )

function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Number(cell.properties[name] ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, maxColumns) : 1
}

/** Returns each cell with its column, counting the columns that cells of earlier rows span. */
function placeCells(rows: readonly Row[]): { cell: Element; row: Row; column: number; isOnly: boolean }[] {
  /** The number of further rows in which each column is occupied by a cell of an earlier row. */
  let taken: number[] = []
  return rows.flatMap((row) => {
    const next = taken.map((count) => Math.max(0, count - 1))
    let column = 0
    const cells = cellsOf(row.element)
    const isOnly = cells.length === 1 && !taken.some((count) => count > 0)
    const placed = cells.map((cell) => {
      while ((taken[column] ?? 0) > 0) column++
      const place = { cell, row, column, isOnly }
      for (let offset = spanOf(cell, 'colSpan'); offset > 0; offset--) next[column++] = spanOf(cell, 'rowSpan') - 1
      return place
    })
    taken = next
    return placed
  })
}
