import type { Source } from '#blocks/source.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The page that explains the bladder diary and has sheets to print, and the sources of what the tool says. */
export type DiaryArticle = {
  /** The link to the page; left out when the content system does not have it. */
  readonly link?: SafeLink
  readonly sources: readonly Source[]
}
