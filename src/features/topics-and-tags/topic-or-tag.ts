import type { Article } from '#blocks/article.ts'
import type { CareCardBlock } from '#blocks/care-card.block.ts'
import type { TopicGroup } from '#blocks/topic-groups.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** A group of links to pages of one kind; never empty. */
export type Group = { readonly name: TopicGroup; readonly links: readonly SafeLink[] }

/** A topic or a tag: its text, and links to the pages about it. */
export type TopicOrTag = {
  readonly kind: 'topic-or-tag'
  readonly article: Article
  readonly groups: readonly Group[]
  /** The short form of the emergency card; only the tag of emergencies has it. */
  readonly careNotice?: CareCardBlock
  /** The path of the list of news about the topic or tag; left out when there is no such news. */
  readonly newsPath?: string
}
