import type { Article } from '#blocks/article.ts'

/** The content of the contact page. */
export type Contact = {
  readonly kind: 'contact'
  readonly article: Article
  /** The subjects that the writer of a message can choose from. */
  readonly subjects: readonly string[]
  /** The path of the privacy page, within the site. */
  readonly privacyPath: string
  /** A text about how long messages are stored. */
  readonly privacyText?: string
  /** The text for readers who have sent a message. */
  readonly thankYouText?: string
}
