import { pathFromUri } from '#lib/uri-path.ts'

/** A passage of a page that matches words of a question. `inTitle`, `inHeading` and `inSentences` index `Evidence.words`. */
export type EvidencePassage = {
  readonly uri: string
  readonly title: string
  /** The path of the passage's page on the site, with the anchor of its heading if there is one. */
  readonly path: string
  /** The type of the passage's page in the content system: `condition`, `treatment` … */
  readonly type: string
  /** The kind of passage: intro, keyPoints, text, care, questions, definition, step. */
  readonly kind: string
  readonly heading: string | undefined
  readonly sentences: readonly string[]
  /** The score, from 0 to 1; only comparable among the passages of one question. */
  readonly score: number
  readonly inTitle: readonly number[]
  readonly inHeading: readonly number[]
  readonly inSentences: readonly (readonly number[])[]
}

export type Evidence = {
  /** The words that carry the meaning of the question. The weight says how rare a word is; unknown words are the rarest. */
  readonly words: readonly { readonly text: string; readonly weight: number; readonly isKnown: boolean }[]
  /** The passages, the best first, all in the site's language. */
  readonly passages: readonly EvidencePassage[]
}

/** The evidence as the content system returns it. */
type FoundEvidence = {
  readonly words: Evidence['words']
  readonly passages: readonly (Omit<EvidencePassage, 'uri' | 'title' | 'path' | 'type' | 'heading'> & {
    readonly heading: string | null
    readonly anchor: string | null
    readonly entry: { readonly uri: string | null; readonly title: string | null; readonly typeHandle: string }
  })[]
}

/** Parses the evidence of a response. Passages whose page has no uri or no title are omitted. */
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
