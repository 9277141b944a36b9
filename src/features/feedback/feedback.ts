import type { FormFailure } from '#ui/form-messages.ts'

export const feedbackAnswers = ['yes', 'no', 'wrong'] as const

export const maxCommentLength = 2000

/** The text that an answer is about, in its language and one of its revisions. */
export type FeedbackTarget = {
  readonly language: string
  /** The revision; undefined for a text without revisions. */
  readonly revision: string | undefined
  /** The uri of the entry, without a leading slash. */
  readonly uri: string
}

/** Parses the field `about` of a feedback form (`blocks/page-feedback.server.ts`); undefined when it is malformed. */
export function parseFeedbackTarget(about: string | null | undefined): FeedbackTarget | undefined {
  const [, language = '', revision = '', uri = ''] =
    /^([a-z]{2}(?:-[A-Z]{2})?)\/([\w.-]{1,40})\/([^\s?#]{1,300})$/.exec(about ?? '') ?? []
  // Invisible characters are refused, because no uri contains them and editors read the uri in a terminal, where control
  // characters could do harm.
  return uri === '' || uri.startsWith('/') || uri.includes('//') || /\p{C}/u.test(uri)
    ? undefined
    : { language, revision: revision === '-' ? undefined : revision, uri }
}

/** The state of the form in which readers report a problem with a page: empty, or as it was posted. */
export type FeedbackForm = {
  readonly comment: string
  readonly problem?: 'missing' | 'too-long'
  readonly failure?: FormFailure
}
