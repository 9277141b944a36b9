/** A citation of the evidence for a sentence: an entry of `sources.yaml`, or a recommendation of a guideline's chapter. */
export interface Citation {
  /** The identity of the source, or of the chapter. */
  identity: string
  /** The key of the recommendation; undefined when a source is cited. */
  recommendation: string | undefined
}

/** A pattern that matches citations in Markdown: `[^eau-urolithiasis]`, `[^urolithiasis/03-renal-colic#pain-relief]`. */
export const writtenCitation = /\[\^([^\]\s]*)\]/g

const name = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*`
const form = new RegExp(`^(?:(${name})|(${name})/(${name})#(${name}))$`, 'u')

/**
 * Parses the text between `[^` and `]`; returns undefined if it is malformed. Whether the source or the recommendation
 * exists is not checked.
 */
export function parseCitation(written: string): Citation | undefined {
  const [match, source, guideline, chapter, recommendation] = form.exec(written) ?? []
  if (match === undefined) return undefined
  return source === undefined
    ? { identity: `guidelines/${guideline}/chapters/${chapter}`, recommendation }
    : { identity: `sources/${source}`, recommendation: undefined }
}
