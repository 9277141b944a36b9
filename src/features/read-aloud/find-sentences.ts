/** A sentence of the page: its range in the document, its text, and its language, which is the `lang` of its passage. */
export type Sentence = { readonly range: Range; readonly text: string; readonly language: string }

/** The elements that delimit passages. No sentence extends beyond one of them. */
const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, caption, figcaption, summary, blockquote, label, div, section'

/**
 * The elements that are not read aloud: navigation, forms, pictures, actions, explanations beside the text, sources, and
 * hidden text.
 */
const silent = [
  'nav, form, svg, [data-actions], [data-source], [popover], [aria-hidden="true"], [hidden], .vh, read-aloud',
  '[data-silent], [aria-labelledby="sources"]',
].join(', ')

/**
 * The controls, which are not read aloud either. The button of a glossary term is an exception, because its text is part of
 * a sentence.
 */
const controls = 'button:not([data-term]), select, input'

/**
 * Finds the sentences in an element, in reading order. Hidden text is left out.
 *
 * @param only the two-letter language to which reading is limited; left out for all languages
 */
export function findSentences(scope: Element, only?: string): readonly Sentence[] {
  return passagesIn(scope).flatMap((nodes) => {
    const block = blockOf(nodes[0] as Text)
    const language = block?.closest<HTMLElement>('[lang]')?.lang ?? ''
    if (!block?.checkVisibility() || (only !== undefined && language.slice(0, 2) !== only)) return []
    return sentencesOf(nodes, language)
  })
}

const blockOf = (node: Text) => node.parentElement?.closest(blocks)

/**
 * Returns the text nodes of each passage. A passage has several if it contains inline elements. A blank one may be the only
 * space between two words, so blank nodes are left out only where no passage is continued.
 */
function passagesIn(scope: Element): readonly (readonly Text[])[] {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const passages: Text[][] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(`${silent}, ${controls}`)) continue
    const last = passages.at(-1)
    if (last && blockOf(last[0] as Text) === blockOf(node)) last.push(node)
    else if (node.data.trim() !== '') passages.push([node])
  }
  return passages
}

function sentencesOf(nodes: readonly Text[], language: string): readonly Sentence[] {
  const whole = nodes.map(({ data }) => data).join('')
  const segments = new Intl.Segmenter(language || undefined, { granularity: 'sentence' }).segment(whole)
  return Array.from(segments).flatMap(({ segment, index }) => {
    const text = segment.replace(/\s+/g, ' ').trim()
    if (!/[\p{L}\p{N}]/u.test(text)) return []
    const start = index + segment.length - segment.trimStart().length
    return [{ range: rangeIn(nodes, start, index + segment.trimEnd().length), text, language }]
  })
}

/** Returns the range between two positions in the concatenated text of the nodes. */
function rangeIn(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange()
  let before = 0
  let isStarted = false
  for (const node of nodes) {
    const after = before + node.data.length
    if (!isStarted && start < after) {
      range.setStart(node, start - before)
      isStarted = true
    }
    if (end <= after) {
      range.setEnd(node, end - before)
      break
    }
    before = after
  }
  return range
}
