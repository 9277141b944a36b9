import { pathFromUri } from '#lib/uri-path.ts'

/** A passage of a page, and of which words of a question it speaks: their places in the list of words. */
export type EvidencePassage = {
  readonly uri: string
  readonly title: string
  /** The path of its page on the site, with the anchor of its heading where it has one. */
  readonly path: string
  /** The type of its page in the content system: `condition`, `treatment` … */
  readonly type: string
  /** intro, keyPoints, text, care, questions, definition, step. */
  readonly kind: string
  readonly heading: string | undefined
  readonly sentences: readonly string[]
  /** From 0 to 1; only good for comparing the passages of one question. */
  readonly score: number
  readonly inTitle: readonly number[]
  readonly inHeading: readonly number[]
  readonly inSentences: readonly (readonly number[])[]
}

export type Evidence = {
  /** These words of the question carry its meaning. The weight says how rare a word is; unknown words are the rarest. */
  readonly words: readonly { readonly text: string; readonly weight: number; readonly isKnown: boolean }[]
  /** The best first, all in the site's language. */
  readonly passages: readonly EvidencePassage[]
}

/** Evidence as the content system gives it. */
type FoundEvidence = {
  readonly words: Evidence['words']
  readonly passages: readonly (Omit<EvidencePassage, 'uri' | 'title' | 'path' | 'type' | 'heading'> & {
    readonly heading: string | null
    readonly anchor: string | null
    readonly entry: { readonly uri: string | null; readonly title: string | null; readonly typeHandle: string }
  })[]
}

/** Parses what the search has found. Passages whose page has no address or no title are left out. */
export const parseEvidence = ({ words, passages }: FoundEvidence): Evidence => ({
  words,
  passages: passages.flatMap(({ entry, heading, anchor, ...passage }): EvidencePassage[] => {
    if (!entry.uri || !entry.title) return []
    return [
      {
        ...passage,
        uri: entry.uri,
        title: entry.title,
        path: pathFromUri(entry.uri) + (anchor ? `#${anchor}` : ''),
        type: entry.typeHandle,
        heading: heading ?? undefined,
      },
    ]
  }),
})
