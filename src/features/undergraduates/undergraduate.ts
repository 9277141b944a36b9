import type { Article, Contributor } from '#blocks/article.ts'
import type { FileLink } from '#blocks/file-link.ts'

/** A lesson for undergraduate students of medicine and nursing. */
export type Undergraduate = {
  readonly kind: 'undergraduate'
  readonly article: Article
  readonly authors: readonly Contributor[]
  readonly files: readonly FileLink[]
}
