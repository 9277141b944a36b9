import type { Element, Root as HtmlRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Heading, PhrasingContent, Root, RootContent } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type BlockDirective, blockDirectives, type WrittenDirective } from './blocks.ts'
import { writtenCitation } from './citations.ts'

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/** One part of a page's Markdown: a text, with its body as HTML (null when empty), or a directive that is a block. */
type MarkdownBlock =
  | { kind: 'text'; heading: string | null; anchor: string | null; body: string | null }
  | ({ kind: 'directive'; directive: BlockDirective } & WrittenDirective)

/** A function that returns the URL of an entry (`/condition/kidney-stones`), or undefined when it has none. */
type AddressOf = (identity: string) => string | undefined

/** A function that returns the id of the entry that a citation names (`eau-urolithiasis`), or undefined if there is none. */
type SourceIdOf = (written: string) => number | undefined

// A single tilde is not strikethrough, since people write it for "about": ~5 mm.
const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective).freeze()
const toHtml = unified().use(remarkRehype).use(completeTables).freeze()
const printer = unified().use(rehypeStringify).freeze()

const headingAnchor = /\s*\{#([A-Za-z][\w-]*)\}\s*$/

/** Parses Markdown with its directives and citations, and replaces the targets of links to entries with URLs. */
function parse(markdown: string, addressOf: AddressOf, sourceIdOf: SourceIdOf): Root {
  const tree = parser.parse(markdown)
  visit(tree, (node, index, parent) => {
    // A colon in running text ("Patient:innen", "10:a") is not a directive, so the node becomes its original text again, which
    // may contain a citation.
    if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
      const value = markdown.slice(node.position?.start.offset, node.position?.end.offset)
      const plain: PhrasingContent = { type: 'text', value }
      parent.children[index] = node.type === 'textDirective' ? plain : { type: 'paragraph', children: [plain] }
      return index
    }
    if (node.type === 'link' && node.url.startsWith('entry:')) {
      const [identity = '', anchor] = node.url.slice('entry:'.length).split('#')
      const address = addressOf(identity)
      // A link to an entry that is missing or has no page is replaced with its text. (Strict servers refuse such content.)
      if (address === undefined && parent && index !== undefined) {
        parent.children.splice(index, 1, ...node.children)
        return index
      }
      node.url = `${address}${anchor ? `#${anchor}` : ''}`
    }
    if (node.type === 'containerDirective') shapeDirective(node)
    if (node.type === 'text' && parent && index !== undefined && node.value.includes('[^')) {
      const parts = markCitations(node.value, sourceIdOf)
      parent.children.splice(index, 1, ...parts)
      return index + parts.length
    }
    return undefined
  })
  return tree
}

/**
 * Replaces the citations in a text with empty `<sup data-source="…">` elements, which the site renders as references. A
 * citation without an id is removed.
 */
function markCitations(text: string, sourceIdOf: SourceIdOf): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  let written = 0
  for (const match of text.matchAll(writtenCitation)) {
    if (match.index > written) parts.push({ type: 'text', value: text.slice(written, match.index) })
    const id = sourceIdOf(match[1] ?? '')
    if (id !== undefined)
      parts.push({ type: 'emphasis', children: [], data: { hName: 'sup', hProperties: { dataSource: String(id) } } })
    written = match.index + match[0].length
  }
  if (written < text.length) parts.push({ type: 'text', value: text.slice(written) })
  return parts
}

/** Converts the directives inside a text, `details` and `table`. Those in `blockDirectives` become blocks of their own. */
function shapeDirective(node: ContainerDirective) {
  if (node.name === 'details') {
    node.data = { ...node.data, hName: 'details' }
    const summary = node.attributes?.['summary'] ?? ''
    node.children.unshift({
      type: 'paragraph',
      data: { hName: 'summary' },
      children: [{ type: 'text', value: summary }],
    })
  }
  if (node.name === 'table') {
    node.data = { ...node.data, hName: 'figure', hProperties: { dataCaption: node.attributes?.['caption'] ?? '' } }
  }
}

/** Replaces a table directive with its table, moves the caption there, and removes the obsolete `align` from all cells. */
function completeTables() {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', (element: Element, index, parent) => {
      if (element.tagName === 'th' || element.tagName === 'td') delete element.properties['align']
      const caption = element.properties['dataCaption']
      if (typeof caption !== 'string' || !parent || index === undefined) return
      const table = element.children.find((child) => child.type === 'element' && child.tagName === 'table')
      if (table?.type !== 'element') {
        delete element.properties['dataCaption']
        return
      }
      table.children.unshift({
        type: 'element',
        tagName: 'caption',
        properties: {},
        children: [{ type: 'text', value: caption }],
      })
      parent.children[index] = table
    })
  }
}

function htmlTree(nodes: RootContent[]): HtmlRoot {
  return toHtml.runSync({ type: 'root', children: nodes } satisfies Root)
}

function html(nodes: RootContent[]): string | null {
  const printed = printer.stringify(htmlTree(nodes)).trim()
  return printed === '' ? null : printed
}

const plainText = (nodes: RootContent[]) =>
  toString(htmlTree(nodes))
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()

/** Removes `{#anchor}` from the end of a heading and returns the anchor. */
function extractAnchor(heading: Heading): string | null {
  const last = heading.children.at(-1)
  const match = last?.type === 'text' ? headingAnchor.exec(last.value) : null
  if (!match || last?.type !== 'text') return null
  last.value = last.value.slice(0, match.index)
  return match[1] ?? null
}

const itemsIn = (node: ContainerDirective): string[] =>
  node.children.flatMap((child) =>
    child.type === 'list' ? child.children.map((item) => plainText(item.children)) : [],
  )

function directiveBlock(node: ContainerDirective): MarkdownBlock | undefined {
  const directive = blockDirectives.get(node.name)
  if (!directive) return undefined
  const attributes = Object.entries(node.attributes ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    kind: 'directive',
    directive,
    attributes: Object.fromEntries(attributes),
    body: html(node.children),
    items: itemsIn(node),
  }
}

/**
 * Renders a page's Markdown as blocks, in order. `##` begins a text block; a directive that is a block ends the text block
 * before it, and the text after it begins a block without a heading.
 */
export function renderBlocks(markdown: string, addressOf: AddressOf, sourceIdOf: SourceIdOf): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  let heading: string | null = null
  let anchor: string | null = null
  let gathered: RootContent[] = []

  function endText() {
    if (heading !== null || gathered.length > 0) blocks.push({ kind: 'text', heading, anchor, body: html(gathered) })
    heading = null
    anchor = null
    gathered = []
  }

  for (const node of parse(markdown, addressOf, sourceIdOf).children) {
    if (node.type === 'heading') {
      const name = extractAnchor(node)
      if (node.depth === 2) {
        endText()
        heading = plainText([node])
        anchor = name
        continue
      }
      if (name !== null) node.data = { ...node.data, hProperties: { id: name } }
    }
    const block = node.type === 'containerDirective' ? directiveBlock(node) : undefined
    if (block) {
      endText()
      blocks.push(block)
    } else {
      gathered.push(node)
    }
  }
  endText()
  return blocks
}

/** Renders a Markdown field, such as `endText`, as HTML without citations. Returns null for a missing or empty text. */
export function renderMarkdown(markdown: string | undefined, addressOf: AddressOf): string | null {
  return markdown === undefined ? null : html(parse(markdown, addressOf, () => undefined).children)
}

/**
 * Returns the words of a Markdown text for searching, without markup and link targets. Captions, summaries and headings of
 * directives are treated as headings. The text is read line by line and not parsed, because the search index reads the texts
 * of all entries and parsing them would take too long.
 */
export function searchableText(markdown: string): { headings: string; text: string } {
  const headings: string[] = []
  const text: string[] = []
  for (const row of markdown.split('\n')) {
    if (/^:{3}/.test(row)) {
      for (const [, words = ''] of row.matchAll(/(?:caption|summary|heading)="([^"]*)"/g)) headings.push(words)
      continue
    }
    const words = row
      .replace(writtenCitation, '')
      .replace(/\]\([^)]*\)/g, ' ')
      .replace(/\{#[^}]*\}/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/[*_`#>|[\]]+/g, ' ')
    if (/^#{2,}\s/.test(row)) headings.push(words)
    else text.push(words)
  }
  return { headings: headings.join('\n'), text: text.join('\n') }
}
