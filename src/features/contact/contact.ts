import type { Article } from '#blocks/article.ts'

/** How to reach the people behind the site. */
export type Contact = {
  readonly kind: 'contact'
  readonly article: Article
  /** What people write about, for choosing from. */
  readonly subjects: readonly string[]
  /** Where the page about privacy stands, within the site. */
  readonly privacyPath: string
  /** How messages are kept. */
  readonly privacyText?: string
  /** What somebody reads who has written. */
  readonly thankYouText?: string
}
