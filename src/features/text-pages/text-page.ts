import type { Article } from '#blocks/article.ts'

/** A page that consists of its article only. */
export type TextPage = {
  readonly kind: 'text-page'
  readonly article: Article
  /** The handle of the entry's type in Craft. */
  readonly typeHandle: string
  /** The number of blocks that come before everything else: the first section of the page about emergencies. */
  readonly urgentBlocks?: number
}
