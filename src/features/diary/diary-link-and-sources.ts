import type { Source } from '#blocks/source.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/**
 * The link to the page that explains the bladder diary and has sheets to print, and the sources of the texts in the tool.
 */
export type DiaryLinkAndSources = {
  /** The link to the page; left out when the content system does not have the page. */
  readonly link?: SafeLink
  readonly sources: readonly Source[]
}
