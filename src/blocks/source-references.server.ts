import type { Element, ElementContent, Root, RootContent } from 'hast'
import { formatNumber } from '#i18n/formatting.ts'
import { directionOf, type Language } from '#i18n/languages.ts'
import type { ReportContentProblem } from './content-problem.server.ts'
import type { Evidence, EvidenceLine } from './parse-evidence.server.ts'
import type { SourceLabels } from './source-labels.server.ts'

type ReferenceOptions = {
  /** The language of the text. */
  readonly language: Language
  /** The evidence by the ids that the texts use. */
  readonly evidence: ReadonlyMap<string, Evidence>
  readonly labels: SourceLabels | undefined
  readonly report: ReportContentProblem
  /** Returns a link to a page of this site or to a URL elsewhere. */
  readonly linkTo: (href: string, children: ElementContent[]) => ElementContent
}

/** Returns the id of the note about a source, of which a page has only one. */
export const sourceNoteAnchor = (id: string): string => `source-note-${id}`

/**
 * Returns a function that turns the marks (`<sup data-source="…">`) in the texts of one page into numbers that open a note
 * about the source, without JavaScript. A note is appended to the first text that cites its source. With `asLinks` the
 * number links to the list of sources instead. A mark whose source the page does not have is left out and reported.
 */
export function createReferenceMarker({ language, evidence, labels, report, linkTo }: ReferenceOptions) {
  const noted = new Set<string>()

  return (root: Root, richText: string, asLinks: boolean): void => {
    const notes: Element[] = []
    markChildren(root)
    root.children.push(...notes)

    function markChildren(parent: Root | Element): void {
      const children: RootContent[] = []
      for (const child of parent.children) {
        const source = child.type === 'element' ? child.properties['dataSource'] : undefined
        if (source === undefined) {
          if (child.type === 'element') markChildren(child)
          children.push(child)
          continue
        }
        const found = evidence.get(String(source))
        if (!found) {
          report({ message: 'A reference to a source that the page does not have is left out.', richText })
          continue
        }
        attach(children, asLinks ? referenceLink(found) : referenceButton(found))
        if (asLinks || noted.has(found.id)) continue
        noted.add(found.id)
        notes.push(noteAbout(found))
      }
      parent.children = children as typeof parent.children
    }
  }

  function numberOf({ number }: Evidence): Element['properties'] & { readonly text: string } {
    const text = formatNumber(language, number)
    return { text, ...(labels && { ariaLabel: labels.number(text) }) }
  }

  function referenceButton(found: Evidence): Element {
    const { text, ...name } = numberOf(found)
    return {
      type: 'element',
      tagName: 'button',
      properties: { type: 'button', dataSource: '', popoverTarget: sourceNoteAnchor(found.id), ...name },
      children: [{ type: 'text', value: text }],
    }
  }

  function referenceLink(found: Evidence): Element {
    const { text, ...name } = numberOf(found)
    return {
      type: 'element',
      tagName: 'a',
      properties: { dataSource: '', href: `#source-${found.id}`, ...name },
      children: [{ type: 'text', value: text }],
    }
  }

  /** Keeps a number on the same line as the word before it, because browsers may break a line before a box. */
  function attach(before: RootContent[], reference: Element): void {
    const last = before.at(-1)
    if (last?.type === 'element' && last.properties['dataUnbroken'] !== undefined) {
      last.children.push(reference)
      return
    }
    const [tail = ''] = last?.type === 'text' ? (lastWord(language).exec(last.value) ?? []) : []
    if (last?.type !== 'text' || tail === '') {
      before.push(reference)
      return
    }
    last.value = last.value.slice(0, -tail.length)
    if (last.value === '') before.pop()
    before.push({
      type: 'element',
      tagName: 'span',
      properties: { dataUnbroken: '' },
      children: [{ type: 'text', value: tail }, reference],
    })
  }

  function noteAbout({ id, lines }: Evidence): Element {
    return {
      type: 'element',
      tagName: 'div',
      properties: { popover: 'auto', id: sourceNoteAnchor(id), dataSourceNote: '', role: 'note' },
      children: lines.flatMap(paragraphsOf),
    }
  }

  /**
   * Returns the paragraphs of a line, which is usually a single one. A recommendation in the opposite text direction gets a
   * paragraph apart from its label and strength, because the order of the words is hard to follow where directions mix.
   */
  function paragraphsOf({ label, text, language: own, href, details }: EvidenceLine): Element[] {
    const isOtherDirection = own !== undefined && directionOf(own) !== directionOf(language)
    const words: Element = {
      type: 'element',
      tagName: 'bdi',
      properties: own === undefined ? {} : { lang: own },
      children: [textOf(text)],
    }
    const linked = href === undefined ? words : linkTo(href, [words])
    const before = label === undefined ? [] : [strong(label)]
    const after = details === undefined ? [] : [textOf(details)]
    if (label !== undefined && isOtherDirection)
      return [
        ...before.map((part) => paragraph([part])),
        paragraph([linked], { dir: directionOf(own) }),
        ...after.map((part) => paragraph([part])),
      ]
    return [
      paragraph([...before, linked, ...after].flatMap((part, place) => (place > 0 ? [textOf(' '), part] : [part]))),
    ]
  }
}

const paragraph = (children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'p',
  properties,
  children,
})

const strong = (value: string): Element => ({
  type: 'element',
  tagName: 'strong',
  properties: {},
  children: [textOf(value)],
})

const textOf = (value: string): ElementContent => ({ type: 'text', value })

/**
 * Returns the pattern of the last word of a text, limited to a length that fits on a narrow line. In Chinese, whose words
 * are not separated by spaces, the pattern matches at most the last two characters.
 */
const lastWord = (language: Language): RegExp => (language === 'zh-CN' ? /\S{1,2}$/u : /\S{1,24}$/u)
