import { PassagesDocument } from '#content-contract/operations.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import { askContent } from './content.server.ts'

/** A piece of a page that can be read and quoted by itself. */
export type Passage = {
  readonly uri: string
  /** The title of its page. */
  readonly title: string
  /** The path of its page on the site, with the anchor of its heading where it has one. */
  readonly path: string
  /** A tag such as `de-DE`: other than the site's where the page is not translated. */
  readonly language: string
  /** The type of the page in the content system: `condition`, `treatment` … */
  readonly type: string
  /** intro, keyPoints, text, care, questions, step (of a learning module). */
  readonly kind: string
  readonly heading: string | undefined
  readonly anchor: string | undefined
  /** Of a care card: emergency, urgent or ask. */
  readonly urgency: string | undefined
  /** Its text, sentence by sentence; items of lists and rows of tables are sentences. */
  readonly sentences: readonly string[]
  /** From 0 to 1; only good for comparing the passages of one question. */
  readonly score: number
}

/**
 * The passages of a site's pages that fit a question, best first: what an answer can be made of and must be founded on. Of
 * pages that the site lacks the primary site's. Not stored, and the question is in no log.
 *
 * Rejects as `askContent` does.
 *
 * @param limit how many at most, up to 50
 */
export async function findPassages(site: SiteHandle, question: string, limit: number): Promise<Passage[]> {
  const { passages } = await askContent(PassagesDocument, { search: question, site, limit }, { stored: false })
  return passages.flatMap(({ entry, kind, heading, anchor, urgency, sentences, score }): Passage[] => {
    if (!entry.uri || !entry.title) return []
    return [
      {
        uri: entry.uri,
        title: entry.title,
        path: pathOfUri(entry.uri) + (anchor ? `#${anchor}` : ''),
        language: entry.language ?? '',
        type: entry.typeHandle,
        kind,
        heading: heading ?? undefined,
        anchor: anchor ?? undefined,
        urgency: urgency ?? undefined,
        sentences,
        score,
      },
    ]
  })
}
