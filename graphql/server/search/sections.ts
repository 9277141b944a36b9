import { introAnchor } from '#content-server/content-kinds.ts'
import { searchableText } from '#content-server/render-markdown.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'

/** A part of a page that answers by itself: what stands below one `##` heading, or the introduction with the key points. */
export type PageSection = {
  /** The anchor of its heading; null where it has none, and `introAnchor` for the introduction. */
  readonly anchor: string | null
  /** The anchors of the headings inside it. */
  readonly innerAnchors: readonly string[]
  /** Its headings, the names of its tables and the summaries of its details. */
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
