import type { Language } from '#i18n/languages.ts'

/** A mail, ready to be sent: the same words as plain text and as simple HTML. */
export type Mail = {
  /** One address. */
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail is composed of these words: they are our own, in the reader's language. */
export type MailContent = {
  readonly language: Language
  readonly subject: string
  /** Paragraphs; what stands before the link. */
  readonly before: readonly string[]
  /** The reader is asked to follow this link. Its address is written out, too, for mail programs that show no links. */
  readonly link?: { readonly label: string; readonly href: string }
  readonly after?: readonly string[]
  /** The name of the site: the last line. */
  readonly from: string
}
