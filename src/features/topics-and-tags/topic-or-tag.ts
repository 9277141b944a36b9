import type { Article } from '#blocks/article.ts'
import type { TopicGroup } from '#blocks/topic-groups.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The pages of one kind; never none. */
export type Group = { readonly name: TopicGroup; readonly links: readonly SafeLink[] }

/** A topic or a tag: what it is about, and all pages about it. */
export type TopicOrTag = {
  readonly kind: 'topic-or-tag'
  readonly article: Article
  readonly groups: readonly Group[]
  /** The path of the list of news about it, when there is any. */
  readonly newsPath?: string
}
