import type { Article } from '#blocks/article.ts'

/** How to reach the people behind the site. */
export type Contact = {
  readonly kind: 'contact'
  readonly article: Article
  /** People choose from these what they write about. */
  readonly subjects: readonly string[]
  /** The path of the page about privacy, within the site. */
  readonly privacyPath: string
  /** How messages are kept. */
  readonly privacyText?: string
  /** Readers see this text after they have sent a message. */
  readonly thankYouText?: string
}
