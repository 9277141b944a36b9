import type { Element, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Article } from './article.ts'
import type { Block } from './block-kinds.ts'
import { parseHtml } from './browser-html.server.ts'
import { textsOf } from './reading-time.server.ts'

/** The texts of an article between one heading and the next, passage by passage, without markup. */
export type TextSection = {
  readonly anchor?: string
  readonly heading?: string
  readonly texts: readonly string[]
}

/**
 * Returns the texts of an article in reading order, so that two versions of it can be compared. Explanations of terms,
 * numbers of sources, texts that the site adds, and texts that the reading time does not include (such as transcripts) are
 * left out.
 */
export function articleTexts({ intro, keyPoints, blocks }: Article): readonly TextSection[] {
  const sections: { anchor?: string; heading?: string; texts: string[] }[] = [
    { texts: [...(intro === undefined ? [] : [intro]), ...keyPoints] },
  ]
  for (const block of blocks) {
    if (block.kind === 'text' && block.heading !== undefined) {
      const { anchor, heading } = block
      sections.push({ ...(anchor !== undefined && { anchor }), heading, texts: [] })
    }
    sections.at(-1)?.texts.push(...blockTexts(block))
  }
  return sections
}

const blockTexts = (block: Block): readonly string[] =>
  textsOf(block.kind, block).flatMap((text) => (typeof text === 'string' ? [text] : text ? htmlTexts(text.html) : []))

const blockElements = new Set(
  'p ul ol li h3 h4 table caption thead tbody tfoot tr th td blockquote details summary figure figcaption dl dt dd pre div'.split(
    ' ',
  ),
)

/** Returns each run of text between the boundaries of block elements in sanitized HTML: paragraphs, items, cells. */
export function htmlTexts(html: string): readonly string[] {
  const texts: string[] = []
  collect(parseHtml(html))
  return texts

  function collect(parent: Root | Element): void {
    let text = ''
    const end = () => {
      const trimmed = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()
      if (trimmed !== '') texts.push(trimmed)
      text = ''
    }
    for (const child of parent.children) {
      if (isAddition(child)) continue
      // The headings of the groups in a long care card are skipped, because the site adds them (`care-signs.server.ts`).
      if (child.type === 'element' && child.properties['dataSigns'] !== undefined) {
        for (const { children } of elementsOf(child, 'li')) elementsOf({ children }, 'ul').forEach(collect)
      } else if (child.type === 'element' && hasBlocks(child)) {
        end()
        collect(child)
      } else text += wordsOf(child)
    }
    end()
  }
}

const hasBlocks = (element: Element): boolean =>
  blockElements.has(element.tagName) || element.children.some((child) => child.type === 'element' && hasBlocks(child))

const elementsOf = ({ children }: Pick<Element, 'children'>, name: string): readonly Element[] =>
  children.filter((child): child is Element => child.type === 'element' && child.tagName === name)

/** Whether a node is an explanation, the number of a source, or a note for screen readers. */
const isAddition = (node: RootContent): boolean =>
  node.type === 'element' &&
  (node.properties['popover'] !== undefined ||
    node.properties['dataSource'] !== undefined ||
    [node.properties['className']].flat().includes('vh'))

const wordsOf = (node: RootContent): string =>
  isAddition(node)
    ? ''
    : node.type === 'element'
      ? node.children.map(wordsOf).join('')
      : node.type === 'text'
        ? toString(node)
        : ''
