import type { Article, Contributor } from '#blocks/article.ts'
import type { TextOrEmail } from '#blocks/text-or-email.ts'
import type { FileLink } from '#blocks/file-link.ts'
import type { SafeLink } from '#ui/safe-link.ts'

export type News = { readonly kind: 'news'; readonly article: Article; readonly authors: readonly Contributor[] }

/** An article about changes to other pages; `concerns` links to these pages. */
export type Update = { readonly kind: 'update'; readonly article: Article; readonly concerns: readonly SafeLink[] }

export type PressRelease = {
  readonly kind: 'press-release'
  readonly article: Article
  /** The contact for journalists; empty when there is none. */
  readonly contact: readonly TextOrEmail[]
  readonly files: readonly FileLink[]
}
