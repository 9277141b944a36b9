import type { Nodes, Properties, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const reader = unified().use(rehypeParse, { fragment: true }).freeze()

/**
 * The maximum nesting depth of parsed HTML. Editors never nest that deep, and recursive walks over the tree do not run out
 * of stack.
 */
const maxDepth = 1000

/**
 * Parses HTML as `innerHTML` does, with scripting off. Throws a `RangeError` when nodes are nested more than 1000 deep;
 * the parser itself does so when it runs out of stack.
 */
export function parseHtml(html: string): Root {
  const root = reader.parse(html)
  let level: Nodes[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) throw new RangeError('The HTML is nested too deeply.')
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return root
}

/** The attributes that are serialized, by their name in the tree. All others are left out. */
const attributeNames: Readonly<Record<string, string>> = {
  abbr: 'abbr',
  alt: 'alt',
  ariaDescribedBy: 'aria-describedby',
  ariaHidden: 'aria-hidden',
  ariaLabel: 'aria-label',
  className: 'class',
  colSpan: 'colspan',
  cx: 'cx',
  cy: 'cy',
  d: 'd',
  dataExternal: 'data-external',
  dataLabel: 'data-label',
  dataSigns: 'data-signs',
  dataSource: 'data-source',
  dataSourceNote: 'data-source-note',
  dataTable: 'data-table',
  dataTerm: 'data-term',
  dataTermDefinition: 'data-term-definition',
  dataUnbroken: 'data-unbroken',
  decoding: 'decoding',
  dir: 'dir',
  direction: 'direction',
  dx: 'dx',
  dy: 'dy',
  fill: 'fill',
  height: 'height',
  href: 'href',
  hrefLang: 'hreflang',
  id: 'id',
  lang: 'lang',
  loading: 'loading',
  open: 'open',
  points: 'points',
  popover: 'popover',
  popoverTarget: 'popovertarget',
  r: 'r',
  rel: 'rel',
  reversed: 'reversed',
  role: 'role',
  rowSpan: 'rowspan',
  rx: 'rx',
  ry: 'ry',
  scope: 'scope',
  src: 'src',
  start: 'start',
  stroke: 'stroke',
  strokeLineCap: 'stroke-linecap',
  strokeLineJoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
  target: 'target',
  textAnchor: 'text-anchor',
  title: 'title',
  transform: 'transform',
  type: 'type',
  value: 'value',
  viewBox: 'viewBox',
  width: 'width',
  x: 'x',
  x1: 'x1',
  x2: 'x2',
  y: 'y',
  y1: 'y1',
  y2: 'y2',
}

const voidElements = new Set(['br', 'hr', 'img'])

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '\u00a0': '&nbsp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeText = (text: string): string =>
  text.replace(/[&\u00a0<>]/g, (character) => references[character] ?? character)
const escapeAttribute = (value: string): string =>
  value.replace(/[&\u00a0<>"]/g, (character) => references[character] ?? character)

/**
 * Serializes a tree exactly as `innerHTML` returns it (HTML standard, "Serializing HTML fragments"), because a browser
 * reads its rich texts back from the page. A general serializer writes `&#x26;` and `open` where a browser has `&amp;` and
 * `open=""`. Comments, and attributes that are not in `attributeNames`, are left out.
 */
export function serializeHtml(node: Nodes): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type === 'root') return node.children.map(serializeHtml).join('')
  if (node.type !== 'element') return ''
  const start = `<${node.tagName}${serialiseAttributes(node.properties)}>`
  return voidElements.has(node.tagName)
    ? start
    : `${start}${node.children.map(serializeHtml).join('')}</${node.tagName}>`
}

function serialiseAttributes(properties: Properties): string {
  let attributes = ''
  for (const [name, value] of Object.entries(properties)) {
    const attribute = Object.hasOwn(attributeNames, name) ? attributeNames[name] : undefined
    if (attribute === undefined || value === null || value === undefined || value === false) continue
    attributes += ` ${attribute}="${escapeAttribute(value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value))}"`
  }
  return attributes
}

/**
 * Returns the tree that a browser builds from the serialized HTML. Unclosed paragraphs, nested links and the like are
 * resolved, so that a further round trip does not change the tree. Returns undefined if the tree still changes after eight
 * round trips.
 */
export function normalizeHtml(root: Root): Root | undefined {
  let html = serializeHtml(root)
  for (let round = 0; round < 8; round++) {
    const read = parseHtml(html)
    const again = serializeHtml(read)
    if (again === html) return read
    html = again
  }
  return undefined
}
