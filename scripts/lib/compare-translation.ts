import { readYamlText } from '#content-server/yaml-text.ts'

/** A paragraph of a content file: a heading, a block between two blank lines, or a text of the front matter. */
export type Paragraph = {
  /**
   * The place of the paragraph, which is the same in every language: the anchor of its section and its index there, or the
   * path of its key.
   */
  readonly place: string
  readonly text: string
  /** The line of the file, counted from 1. */
  readonly line: number
}

/** A paragraph of the English page beside its translation. */
export type ParagraphPair = {
  readonly english?: Paragraph
  readonly translation?: Paragraph
  /** The change of the English text since the translation was made; undefined if it is not known. */
  readonly change: 'none' | 'changed' | 'added' | 'removed' | undefined
  /** The English text before it was changed or removed. */
  readonly before?: string
}

/**
 * The keys of the front matter that are not compared, because their values are for machines or differ in number between the
 * languages.
 */
const otherKeys = new Set(['synonyms', 'seo'])

/**
 * Splits a content file into its paragraphs, including the title and those texts of the front matter that have more than one
 * word or Chinese characters.
 *
 * @param source the file: YAML between two lines of `---`, then Markdown
 */
export function paragraphsOf(source: string): readonly Paragraph[] {
  const [, frontMatter = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? []
  const firstBodyLine = frontMatter.split('\n').length + 2
  return [...paragraphsOfFrontMatter(frontMatter), ...paragraphsOfBody(body, firstBodyLine)]
}

function paragraphsOfFrontMatter(frontMatter: string): readonly Paragraph[] {
  const { value, lineOf } = readYamlText(frontMatter, 2)
  const collect = (part: unknown, path: readonly (string | number)[]): readonly Paragraph[] => {
    if (typeof part === 'string')
      return path[0] === 'title' || /\S\s\S/.test(part) || /\p{Script=Han}/u.test(part)
        ? [{ place: path.join(' '), text: part, line: lineOf([...path]) }]
        : []
    if (Array.isArray(part)) return part.flatMap((item, at) => collect(item, [...path, at]))
    if (typeof part !== 'object' || part === null) return []
    return Object.entries(part).flatMap(([key, item]) => (otherKeys.has(key) ? [] : collect(item, [...path, key])))
  }
  return collect(value, [])
}

function paragraphsOfBody(body: string, firstLine: number): readonly Paragraph[] {
  const paragraphs: Paragraph[] = []
  let section = ''
  let sections = 0
  let inSection = 0
  let lines: string[] = []
  const end = (line: number) => {
    if (lines.length === 0) return
    const [first = ''] = lines
    if (/^##+ /.test(first)) {
      sections += 1
      section = /\{#([^}]+)\}/.exec(first)?.[1] ?? `section ${sections}`
      inSection = 0
    }
    paragraphs.push({ place: `#${section} ${inSection}`, text: lines.join('\n'), line: line - lines.length })
    inSection += 1
    lines = []
  }
  const rows = body.split('\n')
  for (const [at, row] of rows.entries()) {
    if (row.trim() === '') end(firstLine + at)
    else lines.push(row)
  }
  end(firstLine + rows.length)
  return paragraphs
}

/**
 * Pairs a page with its translation, paragraph by paragraph.
 *
 * @param translation the file of the translation; empty if there is none
 * @param earlier the English file from which the translation was made; undefined if it is not known, and `english` itself if
 * the translation is current
 */
export function compareTranslation(
  english: string,
  translation: string,
  earlier: string | undefined,
): readonly ParagraphPair[] {
  const translated = new Map(paragraphsOf(translation).map((paragraph) => [paragraph.place, paragraph]))
  const now = paragraphsOf(english)
  const places = new Set(now.map(({ place }) => place))
  const texts = new Set(now.map(({ text }) => text))
  const old = earlier === undefined ? undefined : paragraphsOf(earlier)
  const oldTexts = new Set(old?.map(({ text }) => text))
  const gone = new Map(old?.filter(({ text }) => !texts.has(text)).map(({ place, text }) => [place, text]))
  const pairs = now.map((paragraph): ParagraphPair => {
    const counterpart = translated.get(paragraph.place)
    const before = gone.get(paragraph.place)
    const isKept = oldTexts.has(paragraph.text)
    return {
      english: paragraph,
      ...(counterpart && { translation: counterpart }),
      change: old === undefined ? undefined : isKept ? 'none' : before === undefined ? 'added' : 'changed',
      ...(!isKept && before !== undefined && { before }),
    }
  })
  const used = new Set(pairs.flatMap(({ before }) => before ?? []))
  const removed = [...gone.values()]
    .filter((text) => !used.has(text))
    .map((before): ParagraphPair => ({ change: 'removed', before }))
  const alone = [...translated.values()]
    .filter(({ place }) => !places.has(place))
    .map((paragraph): ParagraphPair => ({ translation: paragraph, change: old && 'none' }))
  return [...pairs, ...removed, ...alone]
}
