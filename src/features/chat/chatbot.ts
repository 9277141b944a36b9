import type { Article } from '#blocks/article.ts'

/** A chatbot, and the page that explains it. */
export type Chatbot = {
  readonly kind: 'chatbot'
  readonly article: Article
  readonly greeting?: string
  readonly disclaimer?: string
  readonly emergencyText?: string
  readonly suggestedQuestions: readonly string[]
  /** Whether questions are sent to a service that rephrases the answers. */
  readonly sendsQuestions: boolean
}
