import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { parseHtml, serializeHtml } from '#blocks/browser-html.server.ts'

/** The attributes that another website gets. All others only have a meaning on this site. */
const attributes = [
  'href',
  'hrefLang',
  'lang',
  'dir',
  'colSpan',
  'rowSpan',
  'scope',
  'abbr',
  'title',
  'start',
  'reversed',
  'value',
  'open',
  'src',
  'alt',
  'width',
  'height',
] as const

/** The elements that are replaced with their children. */
const unwrapped = new Set(['div', 'section'])

type Options = {
  /** The public base of the site, with which the paths in the HTML become URLs. */
  readonly base: string
  /** The absolute URL of the page, for links to its own sections. */
  readonly pageUrl: string
}

/**
 * Returns the HTML of a rich text for another website: URLs are absolute, and everything that only works on the pages of
 * this site is removed, such as pop-ups, ids and classes. Glossary terms are plain words, and references to sources are
 * plain numbers.
 */
export function syndicationHtml(html: string, options: Options): string {
  const children: readonly RootContent[] = parseHtml(html).children
  const root: Root = { type: 'root', children: cleanAll(children, options) }
  return serializeHtml(root).trim()
}

const cleanAll = (nodes: readonly RootContent[], options: Options): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [node]
    return node.type === 'element' ? cleanElement(node, options) : []
  })

function cleanElement(element: Element, options: Options): ElementContent[] {
  const { tagName, properties } = element
  if (properties['popover'] !== undefined || tagName === 'svg' || isForScreenReaders(properties)) return []
  const children = cleanAll(element.children, options)
  if (properties['dataSource'] !== undefined) return [{ type: 'element', tagName: 'sup', properties: {}, children }]
  if (properties['dataTerm'] !== undefined || properties['dataUnbroken'] !== undefined || unwrapped.has(tagName))
    return children
  if (tagName === 'button') return []
  return [{ type: 'element', tagName, properties: cleanProperties(properties, options), children }]
}

/**
 * Whether an element is hidden text for screen readers. Such text says that a link opens a new tab, which the link does not
 * do on another website.
 */
const isForScreenReaders = ({ className }: Properties): boolean => Array.isArray(className) && className.includes('vh')

function cleanProperties(properties: Properties, options: Options): Properties {
  const kept: Properties = {}
  for (const name of attributes) {
    const value = properties[name]
    if (value === undefined || value === null) continue
    kept[name] = name === 'href' || name === 'src' ? absoluteUrl(String(value), options) : value
  }
  return kept
}

/** Returns the absolute URL of a link or a picture. Only the path of a page gets the site's prefix, not that of a file. */
export function absoluteUrl(address: string, { base, pageUrl }: Options): string {
  if (address.startsWith('#')) return pageUrl + address
  if (address.startsWith(`${import.meta.env.BASE_URL}media/`)) return new URL(address, base).href
  return address.startsWith('/') ? base + address : address
}
