import { type BlockDirective, blockDirectives } from './blocks.ts'
import { type Citation, parseCitation, writtenCitation } from './citations.ts'

/** The references and the problems in a Markdown text, each with its line in the file. */
interface MarkdownFindings {
  problems: { line: number; message: string }[]
  /** The identities of linked entries: `[…](entry:treatments/ureteroscopy#risks)`. */
  entryLinks: { line: number; identity: string }[]
  /** The names of the files of `assets/` that directives show, such as the drawing of a `:::figure`. */
  assets: { line: number; name: string }[]
  /** The sources and recommendations that the text cites: `[^eau-urolithiasis]`. */
  citations: (Citation & { line: number })[]
}

/** The attributes that each directive allows, whether it becomes a block of its own or is part of a text. */
const directives: ReadonlyMap<string, BlockDirective['attributes']> = new Map([
  ...[...blockDirectives].map(([name, { attributes }]) => [name, attributes] as const),
  ['table', { caption: 'required' }],
  ['details', { summary: 'required' }],
])

// With a space before the name, or between the name and the attributes, a fence is not a directive but text, and would be
// shown as it is written.
const fence = /^(:{3,})(?:([A-Za-z][\w-]*)(\{.*\})?)?[ \t]*$/
const attribute = /([\w-]+)="([^"]*)"/g
const link = /(!?)\[(?:[^[\]]|\[[^\]]*\])*\]\(\s*<?([^()\s<>]*)/g
const htmlTag = /<(?:!--|\/?[A-Za-z][\w-]*(?=[\s/>]))/
const anchor = /\{#([^}\s]*)\}\s*$/

/** Returns the words with which an error message names a place where citations are not allowed. */
const placeOf = (isPage: boolean, directive: string | undefined) =>
  directive === undefined ? (isPage ? 'a heading' : 'the front matter') : `":::${directive}"`

const quoteWords = (words: Iterable<string>) => [...words].map((word) => `"${word}"`).join(', ')

/**
 * Finds the references in Markdown, and its problems, such as forbidden syntax. The text is read line by line and not parsed
 * into a tree, because all files are checked at every start, and parsing them all would take seconds.
 *
 * @param text the Markdown
 * @param isPage false for Markdown inside front matter, which contains no blocks
 * @param firstLine the line of the file on which the text begins, counted from 1
 */
export function checkMarkdown(text: string, isPage: boolean, firstLine = 1): MarkdownFindings {
  const findings: MarkdownFindings = { problems: [], entryLinks: [], assets: [], citations: [] }
  const openDirectives: { name: string; colons: number; line: number }[] = []
  const anchors = new Map<string, number>()
  const choicesSeen = new Map<string, number>()
  let codeFence: string | undefined

  text.split('\n').forEach((row, index) => {
    const line = index + firstLine
    const problem = (message: string) => findings.problems.push({ line, message })

    const code = /^ {0,3}(`{3,}|~{3,})/.exec(row)?.[1]
    if (codeFence !== undefined) {
      if (code?.startsWith(codeFence)) codeFence = undefined
      return
    }
    if (code) {
      codeFence = code
      return
    }

    if (/^:{3}/.test(row)) {
      const match = fence.exec(row)
      if (!match) return void problem(`not a directive: ${row.trim()}`)
      const [, colons = '', name, attributes] = match
      if (name === undefined) {
        // The outermost directive that the colons suffice for ends, and those inside it end with it.
        const closedIndex = openDirectives.findIndex((directive) => directive.colons <= colons.length)
        if (closedIndex === -1) return void problem('this ":::" closes nothing')
        const [closed, inside] = openDirectives.splice(closedIndex)
        if (closed && inside)
          problem(
            `this "${colons}" closes ":::${closed.name}" before ":::${inside.name}"; the outer one of two needs more colons`,
          )
        return
      }
      openDirective(name, attributes ?? '', problem, line)
      openDirectives.push({ name, colons: colons.length, line })
      return
    }

    const prose = row.replace(/`[^`]*`/g, '')
    if (/^ {0,3}#\s/.test(prose)) problem('a heading in the text begins with "##": "#" is the title of the page')
    const heading = /^ {0,3}#{2,6}\s/.test(prose) ? anchor.exec(prose) : null
    if (heading) {
      const name = heading[1] ?? ''
      const before = anchors.get(name)
      if (!/^[A-Za-z][\w-]*$/.test(name)) problem(`"{#${name}}" must be one English word`)
      else if (before !== undefined) problem(`the anchor "${name}" stands on line ${before} already`)
      else anchors.set(name, line)
    }
    for (const [, written = ''] of prose.matchAll(writtenCitation)) {
      const citation = parseCitation(written)
      const container = openDirectives.find(({ name }) => name === 'care' || name === 'questions')
      if (!citation)
        problem(`a source is named as "[^key]" or "[^guideline/chapter#recommendation]", found "[^${written}]"`)
      else if (!isPage || container || /^ {0,3}#/.test(prose))
        problem(`a source is named in the text of a page, and not in ${placeOf(isPage, container?.name)}`)
      else if (/^ {0,3}\[\^[^\]]*\]:/.test(prose)) problem('sources are listed in sources.yaml, and not in the text')
      else findings.citations.push({ ...citation, line })
    }
    if (htmlTag.test(prose)) problem('HTML is not allowed in the text')
    for (const [, picture, target = ''] of prose.matchAll(link)) {
      if (picture) problem('a picture is written with the ":::figure" directive')
      else if (target.startsWith('entry:')) {
        findings.entryLinks.push({ line, identity: target.slice('entry:'.length).split('#')[0] ?? '' })
      } else if (!/^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(target)) {
        problem(`a link leads to "entry:…", "https://…", "mailto:…", "tel:…" or "#…", found "${target}"`)
      }
    }
  })

  function openDirective(name: string, attributes: string, problem: (message: string) => void, line: number) {
    const rules = directives.get(name)
    if (!rules) return problem(`there is no directive ":::${name}"; there are ${quoteWords(directives.keys())}`)
    const block = blockDirectives.get(name)
    if (block) {
      if (!isPage) problem(`":::${name}" is a block of a page, and cannot stand here`)
      const parent = openDirectives.at(-1)
      if (parent) problem(`":::${name}" is a block of its own, and cannot stand inside ":::${parent.name}"`)
    }

    const givenAttributes = new Map([...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]))
    const rest = attributes
      .replace(attribute, '')
      .replace(/^\{|\}$/g, '')
      .trim()
    if (rest !== '') problem(`":::${name}" has something that is no key="value": ${rest}`)
    for (const key of givenAttributes.keys()) {
      if (!(key in rules))
        problem(`":::${name}" has no "${key}"; it may have ${quoteWords(Object.keys(rules)) || 'nothing'}`)
    }
    if (attributes.includes('[^')) problem(`a source is named in the text of a page, and not in ":::${name}{…}"`)
    for (const [key, rule] of Object.entries(rules)) {
      if (rule === 'required' && !givenAttributes.get(key)?.trim()) problem(`":::${name}" needs ${key}="…"`)
    }

    const { attribute: choice = '', values = [] } = block?.choice ?? {}
    const value = givenAttributes.get(choice)
    if (value) {
      const before = choicesSeen.get(`${name} ${value}`)
      if (!values.includes(value)) problem(`"${choice}" must be one of: ${values.join(', ')}, found "${value}"`)
      else if (before !== undefined)
        problem(`a page has at most one ":::${name}" with ${choice}="${value}"; the other is on line ${before}`)
      else choicesSeen.set(`${name} ${value}`, line)
    }
    const picture = givenAttributes.get(block?.asset ?? '')
    if (picture) findings.assets.push({ line, name: picture })
  }

  for (const { name, line } of openDirectives)
    findings.problems.push({ line, message: `":::${name}" is never closed with ":::"` })
  return findings
}
