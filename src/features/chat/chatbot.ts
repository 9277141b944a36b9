import type { Article } from '#blocks/article.ts'

/** A chatbot, and the page that explains it. */
export type Chatbot = {
  readonly kind: 'chatbot'
  readonly article: Article
  readonly greeting?: string
  readonly disclaimer?: string
  readonly emergencyText?: string
  readonly suggestedQuestions: readonly string[]
  /** Whether what is asked is sent to a service that puts the answers into other words. */
  readonly sendsQuestions: boolean
}
