import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { unified } from 'unified'
import { directionOf, type Language } from '#i18n/languages.ts'
import type { RichText } from '#lib/rich-text.ts'
import { createAnchors, type Anchors } from './anchors.server.ts'
import { parseHtml, serializeHtml, normalizeHtml } from './browser-html.server.ts'
import type { ReportContentProblem } from './content-problem.server.ts'
import { accessibleTable } from './accessible-table.server.ts'
import { createTermMarker, termAnchor, type GlossaryTerm } from './glossary.server.ts'
import type { Evidence } from './parse-evidence.server.ts'
import { resolveHref, resolvePictureAddress } from './resolve-href.server.ts'
import type { SourceLabels } from './source-labels.server.ts'
import { createReferenceMarker } from './source-references.server.ts'

type RichTextOptions = {
  /** The language of the text. */
  readonly language: Language
  readonly glossary: readonly GlossaryTerm[]
  /** The public bases of the site, such as `https://example.org` or `https://example.org/nl`. */
  readonly ownOrigins: readonly string[]
  readonly report: ReportContentProblem
  /** The label at the end of a link that opens in a new tab, for screen readers only. The parser adds the parentheses. */
  readonly newTabLabel: string
  /** The accessible name of a scrollable table without a caption. */
  readonly tableLabel: string
  /** The language of the labels, when it is not that of the text. */
  readonly labelLanguage?: Language
  /** The sources that the text may cite, by the ids that it uses; without them, no source can be cited. */
  readonly evidence?: ReadonlyMap<string, Evidence>
  readonly sourceLabels?: SourceLabels
  /** The registry of the page's ids; left out when no other content of the page has ids. */
  readonly anchors?: Anchors
}

/**
 * Parses HTML into a rich text; returns undefined when the HTML has no text or picture. HTML that is nested more than 200
 * levels deep, or that `normalizeHtml` rejects, is reported and reduced to its text. HTML that is too deep for `parseHtml`
 * is reported, and the result is undefined. `id` is unique on the page. In a caption, glossary terms are not marked, and
 * sources are links without notes.
 */
export type RichTextParser = (
  id: string,
  html: string | null | undefined,
  kind?: 'text' | 'caption',
) => RichText | undefined

const names = (list: string): string[] => list.trim().split(/\s+/)

const schema: Schema = {
  tagNames: names(`
    p ul ol li strong em b i a h3 h4 table caption thead tbody tfoot tr th td blockquote cite details summary
    figure figcaption img br sub sup abbr bdi span code pre hr dl dt dd
  `),
  attributes: {
    '*': [
      ['lang', /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i],
      ['dir', 'ltr', 'rtl', 'auto'],
    ],
    a: ['href', ['hrefLang', /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i]],
    abbr: ['title'],
    details: ['open'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['value'],
    ol: ['start', 'reversed'],
    // The id of the cited entry. The mark becomes a reference to it, or is left out.
    sup: [['dataSource', /^[\w-]+$/]],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'abbr', ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
  },
  ancestors: Object.fromEntries(
    ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, ['table']]),
  ),
  // These elements are removed together with their content, because it is not text. Of other elements that are not allowed,
  // the content remains.
  strip: names(`
    script style template noscript noembed noframes iframe object embed svg math head title textarea select
    xmp plaintext audio video canvas datalist
  `),
  // The sanitizer changes no ids and checks no URLs: `nameHeadings` assigns ids, and `checkElement` checks URLs.
  clobber: [],
  protocols: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
}
const cleaner = unified().use(rehypeSanitize, schema).freeze()

/** Creates the parser for one page, on which each glossary term is marked once and each id assigned once. */
export function createRichTextParser(options: RichTextOptions): RichTextParser {
  const { language, glossary, report } = options
  const anchors = options.anchors ?? createAnchors(language, glossary.map(termAnchor))
  const markTerms = createTermMarker(language, glossary)
  const markReferences = createReferenceMarker({
    language,
    evidence: options.evidence ?? new Map(),
    labels: options.sourceLabels,
    report,
    linkTo: (href, children) => linkTo(href, children, options),
  })

  const parse: RichTextParser = (id, html, kind = 'text') => {
    const cleaned = cleanHtml(html ?? '', id, options)
    if (!hasText(cleaned)) return undefined
    const normalizedRoot = normalizeRoot(cleaned)
    if (!normalizedRoot || depthOf(normalizedRoot) > maxDepth) {
      report({ message: 'The HTML is too tangled; only its words are shown.', richText: id })
      return richText(id, { type: 'root', children: [paragraph(toString(cleaned))] })
    }
    completeParts(normalizedRoot, anchors, options.tableLabel)
    if (kind === 'text') markTerms(normalizedRoot)
    markReferences(normalizedRoot, id, kind === 'caption')
    return richText(id, normalizedRoot)
  }

  return (id, html, kind) => {
    try {
      return parse(id, html, kind)
    } catch (error) {
      // `parseHtml` throws a `RangeError` when elements are nested too deeply.
      if (!(error instanceof RangeError)) throw error
      report({ message: 'The HTML is nested too deeply.', richText: id })
      return undefined
    }
  }
}

/** Normalizes the tree as a browser does, and removes elements that were left empty when blocks moved out of them. */
function normalizeRoot(cleaned: Root): Root | undefined {
  const normalized = normalizeHtml(cleaned)
  if (!normalized || !normalized.children.some(hasEmptyElement)) return normalized
  rewrite(normalized, removeEmpty)
  return normalizeHtml(normalized)
}

const hasEmptyElement = (node: RootContent): boolean =>
  node.type === 'element' && (isEmpty(node) || node.children.some(hasEmptyElement))

const splitByBrowsers = new Set(['p', 'a', 'b', 'em', 'i', 'strong'])
const isEmpty = (element: Element): boolean => splitByBrowsers.has(element.tagName) && !hasText(element)

function removeEmpty(element: Element): ElementContent[] {
  if (!isEmpty(element)) return [element]
  return element.tagName === 'p' ? [] : element.children
}

/** The maximum nesting depth of elements: browsers flatten deeper ones (Chromium from 512 on, including the page's own). */
const maxDepth = 200

const depthOf = (node: Root | Element): number =>
  Math.max(0, ...node.children.map((child) => (child.type === 'element' ? 1 + depthOf(child) : 0)))

const richText = (id: string, root: Root): RichText => ({ kind: 'rich-text', id, html: serializeHtml(root) })

/**
 * Parses HTML and keeps only allowed elements and checked URLs. Headings still have the ids that the author gave them, if
 * any; glossary terms and citations are not marked yet.
 */
function cleanHtml(html: string, id: string, options: RichTextOptions): Root {
  const tree = parseHtml(html.replace(/[\ud800-\udfff]/gu, '\ufffd').trim())
  rewrite(tree, renameElement)
  const root = cleaner.runSync(tree)
  removeControlCharacters(root)
  if (options.language === 'zh-CN') removeSpacesAfterSigns(root)
  rewrite(root, (element) => checkElement(element, id, options))
  trimEnds(root)
  return root
}

type Change = (element: Element) => ElementContent[]

/** Replaces each element with the result of `change`, the innermost first. */
function rewrite(parent: Root | Element, change: Change): void {
  const children = parent.children.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child]
    rewrite(child, change)
    return change(child)
  })
  parent.children = children as typeof parent.children
}

/** The elements that are renamed. All headings become h3 or h4, because h1 and h2 are the page's own. */
const renamed: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', menu: 'ul', dir: 'ul' }

const boxes = new Set([
  'div',
  'section',
  'article',
  'aside',
  'main',
  'header',
  'footer',
  'nav',
  'address',
  'center',
  'form',
  'fieldset',
  'hgroup',
])
const blocks = new Set([
  ...boxes,
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h3',
  'h4',
  'table',
  'blockquote',
  'details',
  'summary',
  'figure',
  'figcaption',
  'pre',
  'hr',
])

const hasBlock = (element: Element): boolean =>
  element.children.some((child) => child.type === 'element' && (blocks.has(child.tagName) || hasBlock(child)))

/**
 * Renames an element. A container is removed and its content kept; one without block elements becomes a paragraph, so that
 * its text does not run into the text after it.
 */
function renameElement(element: Element): ElementContent[] {
  if (!boxes.has(element.tagName)) return [{ ...element, tagName: renamed[element.tagName] ?? element.tagName }]
  return hasBlock(element) ? element.children : [{ ...element, tagName: 'p' }]
}

function checkElement(element: Element, id: string, options: RichTextOptions): ElementContent[] {
  switch (element.tagName) {
    case 'a':
      return checkLink(element, id, options)
    case 'img':
      return checkImage(element, id, options)
    case 'span':
      return Object.keys(element.properties).length > 0 && hasText(element) ? [element] : element.children
    case 'sup':
      return hasText(element) || element.properties['dataSource'] !== undefined ? [element] : []
    case 'strong':
    case 'em':
    case 'b':
    case 'i':
      return hasText(element) ? [element] : element.children
    case 'p':
    case 'h3':
    case 'h4':
      return hasText(element) ? [element] : []
    case 'pre': {
      // Browsers drop a line break directly after `<pre>`. If the text began with one, it would be lost when the text is
      // read back.
      const [first] = element.children
      if (first?.type === 'text') first.value = first.value.replace(/^[\r\n]+/, '')
      return [element]
    }
    default:
      return [element]
  }
}

function checkLink(element: Element, id: string, options: RichTextOptions): ElementContent[] {
  const { ownOrigins, report } = options
  const { href, ...properties } = element.properties
  if (href === undefined || !hasText(element)) return element.children
  const target = resolveHref(String(href), ownOrigins)
  const link = (more: Element['properties'], label: ElementContent[] = []): ElementContent[] => [
    { ...element, properties: { ...more, ...properties }, children: [...element.children, ...label] },
  ]
  switch (target.kind) {
    case 'internal':
      return link({ href: target.path })
    case 'hash':
      return link({ href: target.hash })
    case 'mail':
    case 'phone':
      return link({ href: target.href })
    case 'external':
      return link({ href: target.href, ...newTabProperties }, [newTabNote(options)])
    case 'refused':
      report({ message: `A link is left out: ${target.reason}.`, richText: id, href: String(href).slice(0, 200) })
      return element.children
  }
}

/** Returns a link with the given content, to a page of this site or to a checked URL elsewhere. */
const linkTo = (href: string, children: ElementContent[], options: RichTextOptions): Element =>
  href.startsWith('/')
    ? { type: 'element', tagName: 'a', properties: { href }, children }
    : {
        type: 'element',
        tagName: 'a',
        properties: { href, ...newTabProperties },
        children: [...children, newTabNote(options)],
      }

const newTabProperties = { target: '_blank', rel: ['noopener', 'noreferrer'], dataExternal: '' }

const newTabNote = ({ language, newTabLabel, labelLanguage = language }: RichTextOptions): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {
    className: ['vh'],
    ...(labelLanguage !== language && { lang: labelLanguage, dir: directionOf(labelLanguage) }),
  },
  children: [{ type: 'text', value: ` (${newTabLabel})` }],
})

function checkImage(element: Element, id: string, { ownOrigins, report }: RichTextOptions): ElementContent[] {
  const { src, alt, width, height } = element.properties
  const target = resolvePictureAddress(String(src ?? ''), ownOrigins)
  if (target.kind !== 'internal') {
    report({
      message: 'A picture that is not our own is left out.',
      richText: id,
      src: String(src ?? '').slice(0, 200),
    })
    return []
  }
  const path = import.meta.env.BASE_URL.replace(/\/$/, '') + target.path
  const size = { ...(typeof width === 'number' && { width }), ...(typeof height === 'number' && { height }) }
  return [
    {
      ...element,
      properties: { src: path, alt: String(alt ?? ''), ...size, loading: 'lazy', decoding: 'async' },
    },
  ]
}

/** Whether a node has visible text or a picture. */
function hasText(node: Root | Element): boolean {
  return node.children.some((child) => {
    if (child.type === 'text') return /[^\s\u200b-\u200f\u2060\ufeff]/.test(child.value)
    return child.type === 'element' && (child.tagName === 'img' || hasText(child))
  })
}

const invisible = /(?![\t\n\r])[\p{Cc}\ufeff]/gu

/** Replaces carriage returns and removes control characters, which a browser would not read back as they were written. */
function removeControlCharacters(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = child.value.replace(/\r\n?/g, '\n').replace(invisible, '')
    if (child.type !== 'element') continue
    for (const [name, value] of Object.entries(child.properties)) {
      if (typeof value === 'string') child.properties[name] = value.replace(/\r\n?/g, '\n').replace(invisible, '')
    }
    removeControlCharacters(child)
  }
}

/** Matches spaces after full-width Chinese punctuation, and after a closing quotation mark that follows `。`, `？` or `！`. */
const spaceAfterSign = /(?<=[。，、：；？！）]|[。？！]”)[ \t\n]+/gu

/**
 * Removes spaces after Chinese punctuation, whose glyphs include the space. Editors have to write a space in Markdown, where
 * `**先训练。**首先` would not be bold. `before` is the end of the text before `parent`; returns the end of the text so far.
 */
function removeSpacesAfterSigns(parent: Root | Element, before = ''): string {
  let end = before
  for (const child of parent.children) {
    if (child.type === 'text') {
      const text = (end + child.value).replace(spaceAfterSign, '')
      child.value = text.slice(end.length)
      end = text.slice(-2)
    } else if (child.type === 'element' && child.tagName !== 'pre') end = removeSpacesAfterSigns(child, end)
  }
  return end
}

/** Removes white space at both ends, and the text nodes that are empty without it. */
function trimEnds(root: Root): void {
  for (let first = root.children[0]; first?.type === 'text'; first = root.children[0]) {
    first.value = first.value.trimStart()
    if (first.value !== '') break
    root.children.shift()
  }
  for (let last = root.children.at(-1); last?.type === 'text'; last = root.children.at(-1)) {
    last.value = last.value.trimEnd()
    if (last.value !== '') break
    root.children.pop()
  }
}

/** Makes tables accessible and gives headings their ids. */
function completeParts(root: Root, anchors: Anchors, tableLabel: string): void {
  rewrite(root, (element) => {
    if (element.tagName === 'table') return [accessibleTable(element, tableLabel)]
    return [element]
  })
  nameHeadings(root, anchors)
}

/** Assigns ids to headings in document order, so that the first of two equal headings gets the id without a number. */
function nameHeadings(parent: Root | Element, anchors: Anchors): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'h3' || child.tagName === 'h4') {
      const given = child.properties['id']
      child.properties['id'] = given ? anchors.claim(String(given)) : anchors.derive(toString(child))
    }
    nameHeadings(child, anchors)
  }
}

const paragraph = (words: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: words }],
})
