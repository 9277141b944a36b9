import type { Article } from '#blocks/article.ts'

/** A page that consists of its article only. */
export type TextPage = {
  readonly kind: 'page'
  readonly article: Article
  /** The content system's name for the kind of entry. */
  readonly typeHandle: string
}
