import { decodeSafely } from '#lib/decode-safely.ts'
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
  // The revision is percent-encoded, because its name may be any text: "Third edition", "2026/03".
  const [, language = '', encoded = '', uri = ''] =
    /^([a-z]{2}(?:-[A-Z]{2})?)\/([\w.!~*'()%-]{1,360})\/([^\s?#]{1,300})$/.exec(about ?? '') ?? []
  const revision = decodeSafely(encoded)
  // Invisible characters are refused, because no uri or revision contains them and editors read both in a terminal, where
  // control characters could do harm.
  return uri === '' || uri.startsWith('/') || uri.includes('//') || /\p{C}/u.test(uri + revision)
    ? undefined
    : { language, revision: revision === '-' ? undefined : revision, uri }
}

/** The state of the form in which readers report a problem with a page: empty, or as it was posted. */
export type FeedbackForm = {
  readonly comment: string
  readonly problem?: 'missing' | 'too-long'
  readonly failure?: FormFailure
}
