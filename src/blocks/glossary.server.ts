import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { withoutArabicArticle } from '#i18n/alphabet.ts'
import type { Language } from '#i18n/languages.ts'

/** A term that the site explains. `variants` are other forms of the term that occur in texts. */
export type GlossaryTerm = {
  readonly id: string
  readonly title: string
  readonly definition: string
  readonly variants: readonly string[]
}

/** Returns the id of the element that explains a term, of which a page has only one. */
export const termAnchor = (term: GlossaryTerm): string => `term-${term.id.replace(/[^\w-]/g, '-')}`

type Token = { readonly start: number; readonly end: number; readonly folded: string }
type Form = { readonly term: GlossaryTerm; readonly tokens: readonly string[] }

/** The elements in which no term is marked, because they must not contain a button or are not running text. */
const unmarked = new Set([
  'a',
  'button',
  'summary',
  'caption',
  'figcaption',
  'h3',
  'h4',
  'th',
  'dt',
  'dfn',
  'pre',
  'code',
  'cite',
])

/**
 * Returns a function that marks glossary terms in the texts of one page, each at its first occurrence as a whole word, the
 * longest term first. The word becomes a button that opens the definition, which is appended to the text with the word.
 */
export function createTermMarker(language: Language, glossary: readonly GlossaryTerm[]): (root: Root) => void {
  const tokenize = tokenizerOf(language)
  const forms = new Map<string, Form[]>()
  for (const term of glossary) {
    for (const words of [term.title, ...term.variants]) {
      const tokens = tokenize(words.trim()).map(({ folded }) => folded)
      const [first] = tokens
      if (first === undefined) continue
      const existingForms = forms.get(first)
      if (existingForms) existingForms.push({ term, tokens })
      else forms.set(first, [{ term, tokens }])
    }
  }
  for (const alike of forms.values())
    alike.sort((one, other) => other.tokens.join('').length - one.tokens.join('').length)
  const marked = new Set<GlossaryTerm>()

  function markText(text: string, found: GlossaryTerm[]): ElementContent[] {
    const tokens = tokenize(text)
    const parts: ElementContent[] = []
    let written = 0
    for (let place = 0; place < tokens.length;) {
      const form = forms.get(tokens[place]?.folded ?? '')?.find((candidate) => matches(tokens, place, candidate))
      const first = tokens[place]
      const last = tokens[place + (form?.tokens.length ?? 1) - 1]
      place += form?.tokens.length ?? 1
      // A term that is already marked is skipped as a whole, so that no shorter term is marked inside it.
      if (!form || !first || !last || marked.has(form.term)) continue
      marked.add(form.term)
      found.push(form.term)
      if (first.start > written) parts.push({ type: 'text', value: text.slice(written, first.start) })
      parts.push(termButton(form.term, text.slice(first.start, last.end)))
      written = last.end
    }
    if (written < text.length) parts.push({ type: 'text', value: text.slice(written) })
    return parts
  }

  function markChildren(parent: Root | Element, found: GlossaryTerm[]): void {
    const children = parent.children.flatMap((child): RootContent[] => {
      if (child.type === 'text') return markText(child.value, found)
      if (child.type === 'element' && !unmarked.has(child.tagName) && !isForeign(child, language))
        markChildren(child, found)
      return [child]
    })
    parent.children = children as typeof parent.children
  }

  return (root) => {
    if (forms.size === 0) return
    const found: GlossaryTerm[] = []
    markChildren(root, found)
    if (found.length > 0) keepPunctuation(root)
    root.children.push(...found.map(termDefinition))
  }
}

const matches = (tokens: readonly Token[], place: number, form: Form): boolean =>
  form.tokens.every((folded, offset) => tokens[place + offset]?.folded === folded)

/** Whether an element is in a different language from the glossary. */
const isForeign = ({ properties }: Element, language: Language): boolean =>
  typeof properties['lang'] === 'string' && properties['lang'].split('-')[0]?.toLowerCase() !== language.split('-')[0]

/**
 * Returns a term's button. The definition describes the button, because the pop-up is far from the word in reading order.
 */
const termButton = (term: GlossaryTerm, word: string): Element => ({
  type: 'element',
  tagName: 'button',
  properties: {
    type: 'button',
    dataTerm: '',
    popoverTarget: termAnchor(term),
    ariaDescribedBy: [termAnchor(term)],
  },
  children: [{ type: 'text', value: word }],
})

/**
 * The patterns of the punctuation before a term, optionally with an article (`l’`), and after the term. Both match only a
 * few characters, so that the result fits on one line.
 */
const opening = /(?:\p{L}{1,8}['’])?(?:[\p{Ps}\p{Pi}"'¿¡][\u00a0\u202f]?){0,4}$/u
const closing = /^(?:[\u00a0\u202f]?[^\P{P}\p{Ps}]){0,4}/u

/**
 * Puts a term and the punctuation beside it into an element without line breaks: a button is a box, and browsers may break
 * a line before and after a box even where there is no space.
 */
function keepPunctuation(parent: Root | Element): void {
  for (const [place, child] of parent.children.entries()) {
    if (child.type !== 'element') continue
    if (!isTerm(child)) {
      keepPunctuation(child)
      continue
    }
    const before = cut(parent.children[place - 1], opening)
    const after = cut(parent.children[place + 1], closing)
    const together = [...before, child, ...after]
    if (together.length > 1)
      parent.children[place] = {
        type: 'element',
        tagName: 'span',
        properties: { dataUnbroken: '' },
        children: together,
      }
  }
  parent.children = parent.children.filter(
    (child) => child.type !== 'text' || child.value !== '',
  ) as typeof parent.children
}

/** Whether an element is a term's button, possibly within elements of emphasis that contain nothing else. */
const isTerm = ({ tagName, properties, children: [child, ...others] }: Element): boolean =>
  (tagName === 'button' && properties['dataTerm'] !== undefined) ||
  (child?.type === 'element' && others.length === 0 && isTerm(child) && inline.has(tagName))

const inline = new Set(['strong', 'em', 'b', 'i', 'span', 'bdi'])

/** Removes the match of a pattern from a text and returns it, as a list of at most one text. */
function cut(node: RootContent | undefined, form: RegExp): Text[] {
  if (node?.type !== 'text') return []
  const [value = ''] = form.exec(node.value) ?? []
  if (value === '') return []
  node.value = node.value.replace(form, '')
  return [{ type: 'text', value }]
}

const termDefinition = (term: GlossaryTerm): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { popover: 'auto', id: termAnchor(term), dataTermDefinition: '', role: 'note' },
  children: [
    {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [
        { type: 'element', tagName: 'dfn', properties: {}, children: [{ type: 'text', value: term.title }] },
        { type: 'text', value: ` ${term.definition}` },
      ],
    },
  ],
})

/** Returns a function that splits a text into tokens, so that a term is found only where it is a whole word. */
function tokenizerOf(language: Language): (text: string) => Token[] {
  const fold = foldOf(language)
  // Chinese is written without spaces: every character is a token, and only Latin words and numbers stay whole.
  const pieces = language === 'zh-CN' ? charactersOf : wordsOf(new Intl.Segmenter(language, { granularity: 'word' }))
  return (text) => {
    const tokens: Token[] = []
    for (const { index, segment } of pieces(text)) {
      const folded = /^\s+$/.test(segment) ? ' ' : fold(segment)
      const last = tokens.at(-1)
      // Adjacent white space, including no-break spaces and line breaks, is treated as a single space.
      if (folded === ' ' && last?.folded === ' ') tokens[tokens.length - 1] = { ...last, end: index + segment.length }
      else tokens.push({ start: index, end: index + segment.length, folded })
    }
    return tokens
  }
}

type Piece = { readonly index: number; readonly segment: string }

const charactersOf = (text: string): Piece[] =>
  Array.from(text.matchAll(/[\p{Script=Latin}\p{N}]+|[^]/gu), ({ 0: segment, index }) => ({ index, segment }))

/**
 * Returns a function that splits a text into words, also at apostrophes: Unicode counts `l’urètre` as one word, but the
 * article is a word of its own.
 */
const wordsOf =
  (segmenter: Intl.Segmenter) =>
  (text: string): Piece[] =>
    Array.from(segmenter.segment(text)).flatMap(({ segment, index }) =>
      Array.from(segment.matchAll(/['’]|[^'’]+/g), ({ 0: part, index: offset }) => ({
        index: index + offset,
        segment: part,
      })),
    )

/**
 * Returns a function that folds words for comparison: it normalizes them to NFC, removes differences of case, of final
 * sigmas and of apostrophes, and removes soft hyphens and, in Arabic, the article.
 */
function foldOf(language: Language): (word: string) => string {
  const fold = (word: string) =>
    word
      .normalize('NFC')
      .replace(/\u00ad/g, '')
      .toLocaleLowerCase(language)
      .replace(/ς/g, 'σ')
      .replace(/’/g, "'")
  return language === 'ar' ? (word) => withoutArabicArticle(fold(word)) : fold
}
