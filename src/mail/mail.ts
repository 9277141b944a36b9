import type { Language } from '#i18n/languages.ts'

/** An email that is ready to be sent: the same content as plain text and as simple HTML. */
export type Mail = {
  /** The address of the recipient. */
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The content from which an email is composed, in one language. */
export type MailContent = {
  readonly language: Language
  readonly subject: string
  /** The paragraphs before the link. */
  readonly before: readonly string[]
  /** The link that the reader should follow. Its URL is also shown as text, for mail programs that do not show links. */
  readonly link?: { readonly label: string; readonly href: string }
  readonly after?: readonly string[]
  /** The name of the site, which is the last line of the email. */
  readonly from: string
}
