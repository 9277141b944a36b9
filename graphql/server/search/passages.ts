import { writtenCitation } from '#content-server/citations.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'

/** A passage of an entry that can be read and quoted by itself. */
export type EntryPassage = {
  readonly kind: 'intro' | 'keyPoints' | 'text' | 'care' | 'questions' | 'definition' | 'step'
  readonly heading: string | null
  /**
   * The anchor of the passage's heading on the page; null if editors have not set one. Below a heading of level 3 or deeper
   * without an anchor, this is the anchor of the passage before it.
   */
  readonly anchor: string | null
  /** The urgency of a care card: emergency, urgent or ask. */
  readonly urgency: string | null
  readonly sentences: readonly string[]
}

const segmenters = new Map<string, Intl.Segmenter>()

function sentencesIn(text: string, language: string): string[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
    segmenters.set(language, segmenter)
  }
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')
}

const plain = (markdown: string) =>
  markdown
    .replace(writtenCitation, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\{#[^}]*\}/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/[*`[\]]+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()

/** The length above which a list is split into its items, in UTF-16 code units. */
const maxListLength = 500

const withoutStop = (text: string) => text.replace(/[.。]$/u, '')

/** Returns the punctuation with which the cells of a row, or the items of a list, are joined into a sentence. */
const stopsOf = (language: string) =>
  language === 'zh-CN'
    ? { colon: '：', semicolon: '；', stop: '。' }
    : { colon: ': ', semicolon: language === 'ar' ? '؛ ' : '; ', stop: '. ' }

/**
 * Splits a text into passages: one for each heading, each care card and each list of questions, and one for the text after
 * such a card or list. A row of a table is a sentence of its own, and so is a short list with the line that introduces it.
 */
function passagesIn(markdown: string, language: string): EntryPassage[] {
  const passages: EntryPassage[] = []
  type Open = { -readonly [Key in keyof EntryPassage]: EntryPassage[Key] } & { sentences: string[] }
  const begin = (kind: EntryPassage['kind'], heading: string | null, anchor: string | null): Open => ({
    kind,
    heading,
    anchor,
    urgency: null,
    sentences: [],
  })
  let current = begin('text', null, null)
  let paragraph: string[] = []
  let isItem = false
  let items: string[] = []
  const { colon, semicolon, stop } = stopsOf(language)
  const endParagraph = () => {
    const text = plain(paragraph.join(' '))
    if (text !== '' && isItem) items.push(text)
    else if (text !== '') {
      endList()
      current.sentences.push(...sentencesIn(text, language))
    }
    paragraph = []
    isItem = false
  }
  /**
   * Ends a list. If the line before the list ends in a colon and each item is one sentence, the line and the items are
   * joined into one sentence, because either would be misleading without the other. Any other list, and one that would
   * become too long, is split into the sentences of its items.
   */
  const endList = () => {
    const lead = current.sentences.at(-1) ?? ''
    const listSentence = `${lead}${colon.slice(1)}${items.map(withoutStop).join(semicolon)}${stop}`.trim()
    const isOne = items.length > 0 && items.every((item) => sentencesIn(item, language).length === 1)
    if (isOne && /[:：]$/u.test(lead) && listSentence.length <= maxListLength) {
      current.sentences[current.sentences.length - 1] = listSentence
    } else current.sentences.push(...items.flatMap((item) => sentencesIn(item, language)))
    items = []
  }
  const endPassage = (next: Open) => {
    endParagraph()
    endList()
    if (current.sentences.length > 0) passages.push(current)
    current = next
  }
  let columns: readonly string[] | undefined
  /**
   * Adds a row as a sentence that can be read by itself: the first cell, followed by the others with their column headings.
   * The first row of a table has these headings, and is not added.
   */
  const addRow = (cells: readonly string[]) => {
    if (!columns) {
      columns = cells
      return
    }
    const [first = '', ...others] = cells
    const rest = others.flatMap((cell, place) =>
      cell === '' ? [] : [`${columns?.[place + 1] ?? ''}${colon}${withoutStop(cell)}`],
    )
    current.sentences.push(`${first}${stop}${rest.join(semicolon)}${stop}`.trim())
  }
  for (const row of markdown.split('\n')) {
    if (!row.startsWith('|')) columns = undefined
    const directive = /^:{3,}(\w*)(?:\{(.*)\})?/.exec(row)
    if (directive) {
      const [, name = '', attributes = ''] = directive
      if (name === 'care' || name === 'questions') {
        const card = begin(name, current.heading, current.anchor)
        card.urgency = /urgency="([^"]*)"/.exec(attributes)?.[1] ?? null
        endPassage(card)
      } else if (name === '' && (current.kind === 'care' || current.kind === 'questions')) {
        endPassage(begin('text', current.heading, current.anchor))
      } else {
        endParagraph()
        endList()
        const words = /(?:caption|summary|heading)="([^"]*)"/.exec(attributes)?.[1]
        if (words) current.sentences.push(words)
      }
      continue
    }
    const heading = /^(#{2,})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(row)
    if (heading) {
      const [, marks = '', words = '', anchor] = heading
      endPassage(begin('text', plain(words), anchor ?? (marks.length > 2 ? current.anchor : null)))
      continue
    }
    const item = /^\s*(?:[-*+]|\d+\.)\s+(.*)$/.exec(row)
    if (row.trim() === '' || item || row.startsWith('|')) endParagraph()
    if (item) isItem = true
    if (row.startsWith('|')) {
      endList()
      const cells = row
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(plain)
      if (!cells.every((cell) => /^:?-*:?$/.test(cell))) addRow(cells)
    } else if (item) paragraph.push(item[1] ?? '')
    else paragraph.push(row.replace(/^>\s?/, ''))
  }
  endPassage(begin('text', null, null))
  return passages
}

/** Returns all passages of an entry: its definition, introduction, key points, text, recommendations and module steps. */
export function passagesOf(entry: StoredEntry): EntryPassage[] {
  const { fields, page, language } = entry
  const passages: EntryPassage[] = []
  const add = (kind: EntryPassage['kind'], heading: string | null, texts: readonly (string | undefined)[]) => {
    const sentences = texts.flatMap((text) => (text ? sentencesIn(plain(text), language) : []))
    if (sentences.length > 0) passages.push({ kind, heading, anchor: null, urgency: null, sentences })
  }
  if ('definition' in fields) add('definition', entry.title, [fields.definition])
  add('intro', null, [page.intro])
  add('keyPoints', null, page.keyPoints ?? [])
  passages.push(...passagesIn(entry.document.body, language))
  if ('recommendations' in fields)
    add(
      'text',
      null,
      (fields.recommendations ?? []).map(({ text }) => text),
    )
  if ('minutes' in fields || 'endText' in fields) {
    for (const { items } of fields.chapters) {
      for (const { title, body, explanation } of items) add('step', title, [body, explanation])
    }
  }
  return passages
}
