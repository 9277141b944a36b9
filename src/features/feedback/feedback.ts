import type { FormFailure } from '#ui/form-messages.ts'

export const feedbackAnswers = ['yes', 'no', 'wrong'] as const

export const maxCommentLength = 2000

/** The text that an answer is about, in its language and one of its revisions. */
export type FeedbackTarget = {
  readonly language: string
  /** Undefined for a text that has none. */
  readonly revision: string | undefined
  /** Without slashes at its ends. */
  readonly uri: string
}

/** Reads what an article says of itself (blocks/page-feedback); undefined when it is something else. */
export function parseFeedbackTarget(about: string | null | undefined): FeedbackTarget | undefined {
  const [, language = '', revision = '', uri = ''] =
    /^([a-z]{2}(?:-[A-Z]{2})?)\/([\w.-]{1,40})\/([^\s?#]{1,300})$/.exec(about ?? '') ?? []
  // Signs that nobody sees: no address holds them, and editors read it in a terminal.
  return uri === '' || uri.startsWith('/') || uri.includes('//') || /\p{C}/u.test(uri)
    ? undefined
    : { language, revision: revision === '-' ? undefined : revision, uri }
}

/** The form on which somebody says what is wrong with a page: empty, or as it was sent. */
export type FeedbackForm = {
  readonly comment: string
  readonly problem?: 'missing' | 'too-long'
  readonly failure?: FormFailure
}
