import type { Article } from '#blocks/article.ts'

/** A page that is nothing but read. */
export type PlainPage = {
  readonly kind: 'page'
  readonly article: Article
  /** The content system's name for the kind of entry. */
  readonly typeHandle: string
}
