import type { Article } from '#blocks/article.ts'
import type { SafeLink } from '#ui/safe-link.ts'

/** The groups in which the pages of a subject stand, in this order. */
export const groupNames = [
  'conditions',
  'situations',
  'treatments',
  'guidelines',
  'modules',
  'news',
  'updates',
  'pressReleases',
  'events',
  'undergraduates',
  'stories',
  'teams',
  'pages',
] as const

export type GroupName = (typeof groupNames)[number]

/** The pages of one kind; never none. */
export type Group = { readonly name: GroupName; readonly links: readonly SafeLink[] }

/** A topic or a tag: what it is about, and all pages about it. */
export type Subject = {
  readonly kind: 'subject'
  readonly article: Article
  readonly groups: readonly Group[]
  /** The path of the list of news about it, when there is any. */
  readonly newsPath?: string
}
