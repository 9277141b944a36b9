import { introAnchor } from '#content-server/content-kinds.ts'
import { searchableText } from '#content-server/render-markdown.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'

/**
 * A part of a page that can answer a question: the introduction with the key points, the text before the first `##` heading,
 * or the text below a `##` heading.
 */
export type PageSection = {
  /** The anchor of the heading, or `introAnchor` for the introduction; null if there is no heading with an anchor. */
  readonly anchor: string | null
  /** The anchors of the lower headings in the section. */
  readonly innerAnchors: readonly string[]
  /** The headings, captions and summaries in the section; for the introduction, the title of the page. */
  readonly headings: string
  readonly text: string
}

/** Returns the sections of a page, the introduction first. */
export function sectionsOf({ title, page, document: { body } }: StoredEntry): PageSection[] {
  const starts = [...body.matchAll(/^##\s/gm)].map(({ index }) => index)
  const parts = [body.slice(0, starts[0]), ...starts.map((start, place) => body.slice(start, starts[place + 1]))]
  const intro = [page.intro, page.searchDescription, ...(page.keyPoints ?? [])].filter(Boolean).join('\n')
  return [
    { anchor: introAnchor, innerAnchors: [], headings: title, text: intro },
    ...parts
      .filter((part) => part.trim() !== '')
      .map((part): PageSection => {
        const [anchor, ...innerAnchors] = [...part.matchAll(/^(#{2,}) .*?(?:\{#([\w-]+)\})?\s*$/gm)].flatMap(
          ([, marks, name]) => (marks === '##' ? [name ?? null] : (name ?? [])),
        )
        return {
          anchor: anchor ?? null,
          innerAnchors: innerAnchors.filter((name) => name !== null),
          ...searchableText(part),
        }
      }),
  ]
}

/** The heading of a section as text, and its anchor. */
export type SectionHeading = { readonly title: string; readonly anchor: string }

/** Returns the `##` headings of a page that have an anchor. */
export const sectionHeadings = ({ document: { body } }: StoredEntry): readonly SectionHeading[] =>
  [...body.matchAll(/^## (.+?) \{#([\w-]+)\}\s*$/gm)].flatMap(([, words = '', anchor = '']) => {
    const title = searchableText(words).text.trim()
    return title === '' ? [] : [{ title, anchor }]
  })
