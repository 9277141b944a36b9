import { EvidenceDocument } from '#content-contract/operations.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import { askContent } from './content.server.ts'

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
  /** What of a question says something, each with how rare it is; the rarest are those that are not known at all. */
  readonly words: readonly { readonly text: string; readonly weight: number; readonly isKnown: boolean }[]
  /** The best first, all in the site's language. */
  readonly passages: readonly EvidencePassage[]
}

/**
 * What a question can be answered with on a site. Not stored, and the question is in no log.
 *
 * Rejects as `askContent` does.
 *
 * @param limit how many passages at most, up to 50
 */
export async function findEvidence(site: SiteHandle, question: string, limit: number): Promise<Evidence> {
  const { evidence } = await askContent(EvidenceDocument, { search: question, site, limit }, { stored: false })
  return {
    words: evidence.words,
    passages: evidence.passages.flatMap(({ entry, heading, anchor, ...passage }): EvidencePassage[] => {
      if (!entry.uri || !entry.title) return []
      return [
        {
          ...passage,
          uri: entry.uri,
          title: entry.title,
          path: pathOfUri(entry.uri) + (anchor ? `#${anchor}` : ''),
          type: entry.typeHandle,
          heading: heading ?? undefined,
        },
      ]
    }),
  }
}
