import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { unified } from 'unified'
import type { RichText } from '#lib/rich-text.ts'
import { parseHtml, serializeHtml, normalizeHtml } from './browser-html.server.ts'

/** Matches a paint without references: a keyword, a hexadecimal color, or a custom property of the site. */
const paint = /^(?:none|currentcolor|[a-z]{3,24}|#[\da-f]{3,8}|var\(--[a-z\d-]+\))$/i

const names = (list: string): string[] => list.trim().split(/\s+/)

const schema: Schema = {
  tagNames: names('svg g path circle ellipse rect line polyline polygon text tspan title'),
  attributes: {
    '*': [
      ['className', /^[a-z][\w-]*$/i],
      'ariaHidden',
      'ariaLabel',
      'role',
      'transform',
      'x',
      'y',
      'width',
      'height',
      ['fill', paint],
      ['stroke', paint],
      'strokeWidth',
      'strokeLineCap',
      'strokeLineJoin',
      ['lang', /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i],
    ],
    svg: ['viewBox'],
    path: ['d'],
    circle: ['cx', 'cy', 'r'],
    ellipse: ['cx', 'cy', 'rx', 'ry'],
    rect: ['rx', 'ry'],
    line: ['x1', 'y1', 'x2', 'y2'],
    polyline: ['points'],
    polygon: ['points'],
    text: ['dx', 'dy', 'textAnchor', ['direction', 'ltr', 'rtl'], 'dataLabel'],
    tspan: ['dx', 'dy', 'textAnchor', ['direction', 'ltr', 'rtl']],
  },
  ancestors: Object.fromEntries(
    ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title'].map((name) => [
      name,
      ['svg'],
    ]),
  ),
  strip: names(`
    script style foreignObject defs symbol use image a animate animateMotion animateTransform set mask
    clipPath filter pattern marker linearGradient radialGradient metadata desc switch view
  `),
  clobber: [],
  protocols: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
}
const cleaner = unified().use(rehypeSanitize, schema).freeze()

/**
 * Sanitizes a drawing so that it can be inlined. Shapes, text and classes are kept; references, styles and scripts are
 * removed. Returns undefined when the source contains no valid drawing. `labels` replace the text of `<text data-label="…">`
 * elements.
 */
export function sanitizeSvg(
  id: string,
  source: string,
  labels: Readonly<Record<string, string>> = {},
): RichText | undefined {
  try {
    const html = cleanDrawing(source.replace(/[\ud800-\udfff]/gu, '\ufffd'), labels)
    return html === undefined ? undefined : { kind: 'rich-text', id, html }
  } catch (error) {
    // `parseHtml` throws a `RangeError` when elements are nested too deeply.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function cleanDrawing(source: string, labels: Readonly<Record<string, string>>): string | undefined {
  const drawing = findDrawing(parseHtml(source))
  if (!drawing) return undefined
  const clean = cleaner.runSync({ type: 'root', children: [drawing] } satisfies Root)
  cleanSvg(clean, labels)
  const settled = normalizeHtml(clean)
  const [only, ...others] = settled?.children ?? []
  return settled && only?.type === 'element' && only.tagName === 'svg' && others.length === 0
    ? serializeHtml(settled)
    : undefined
}

function findDrawing(parent: Root | Element): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const found = child.tagName === 'svg' ? child : findDrawing(child)
    if (found) return found
  }
  return undefined
}

const invisible = /(?![\t\n])[\p{Cc}\ufeff]/gu

/**
 * Removes control characters, and text outside of `text`, `tspan` and `title` elements. Replaces the text of elements that
 * name one of the `labels`.
 */
function cleanSvg(parent: Root | Element, labels: Readonly<Record<string, string>>): void {
  const hasWords = parent.type === 'element' && (parent.tagName === 'text' || parent.tagName === 'tspan')
  parent.children = parent.children.filter(
    (child) => child.type === 'element' || (child.type === 'text' && hasWords),
  ) as typeof parent.children
  for (const child of parent.children) {
    if (child.type === 'text') child.value = child.value.replace(invisible, '')
    if (child.type !== 'element') continue
    if (child.tagName === 'title') {
      child.children = [{ type: 'text', value: toString(child).replace(invisible, '') }] satisfies ElementContent[]
      continue
    }
    const label = child.properties['dataLabel']
    delete child.properties['dataLabel']
    for (const [name, value] of Object.entries(child.properties))
      if (typeof value === 'string') child.properties[name] = value.replace(invisible, '')
    if (typeof label === 'string' && Object.hasOwn(labels, label))
      child.children = [{ type: 'text', value: labels[label] ?? '' }]
    cleanSvg(child, labels)
  }
}
