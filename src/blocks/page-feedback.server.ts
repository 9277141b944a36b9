import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { directionOf, type Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import styles from './ArticleView.module.css'

/** The messages of the form, in the page's language. */
export type FeedbackLabels = Readonly<Record<'question' | 'yes' | 'no' | 'wrong', string>>

export const feedbackLabels = {
  question: msg({
    id: 'helpful-question',
    message: 'Was this page helpful?',
    comment: 'Question at the end of a page, with the answers “Yes”, “No” and “Something is wrong”',
  }),
  yes: msg({ message: 'Yes', comment: 'Answer to “Was this page helpful?”' }),
  no: msg({ message: 'No', comment: 'Answer to “Was this page helpful?”' }),
  wrong: msg({ message: 'Something is wrong', comment: 'Answer to “Was this page helpful?”; leads to a form' }),
} satisfies Record<keyof FeedbackLabels, MessageDescriptor>

type FeedbackFormProps = {
  /** The uri of the entry, without leading and trailing slashes. */
  readonly uri: string
  /** The language of the article, which contains the form: the form needs a `lang` of its own if `pageLanguage` differs. */
  readonly language: Language
  /** The language of the page and of the labels. */
  readonly pageLanguage: Language
  /** The revision of the text; undefined when it has none. */
  readonly revision: string | undefined
  readonly labels: FeedbackLabels
}

/**
 * Returns the form that asks whether a page was helpful. It does not depend on the reader, and is HTML from the server, so
 * that the client needs no code for it. features/feedback parses the hidden field `about`.
 */
export function pageFeedback({ uri, language, pageLanguage, revision = '-', labels }: FeedbackFormProps): RichText {
  const answer = (name: 'yes' | 'no' | 'wrong') =>
    `<button name="answer" value="${name}">${escapeHtml(labels[name])}</button>`
  const ownLanguage = language === pageLanguage ? '' : ` lang="${pageLanguage}" dir="${directionOf(pageLanguage)}"`
  const html =
    `<form method="post" action="/feedback" class="${styles.feedback}"${ownLanguage}>` +
    `<input type="hidden" name="about" value="${escapeHtml(`${language}/${encodeURIComponent(revision)}/${uri}`)}">` +
    `<p id="page-feedback">${escapeHtml(labels.question)}</p>` +
    `<div role="group" aria-labelledby="page-feedback">${answer('yes')}${answer('no')}${answer('wrong')}</div></form>`
  return { kind: 'rich-text', id: 'feedback', html }
}
