import type { Generated, Selectable } from 'kysely'
import type { AuthTables } from './auth-tables.gen.ts'

// The rows of the application's own database. Times are ISO 8601 strings in UTC, and booleans are 0 or 1, so that a query
// means the same in SQLite and PostgreSQL. The tables of better-auth are generated (`auth-tables.gen.ts`).

/** The row of a page that a signed-in reader has saved. Its title is not stored (`saved-pages.server.ts` fetches it). */
type SavedPageTable = {
  userId: string
  /** The handle of the site on which the page was saved. */
  site: string
  /** The uri of the page, without leading and trailing slashes. */
  uri: string
  savedAt: string
  /** The latest revision that the reader has read; null if the page has none. */
  readRevision: string | null
}

/** The progress of a signed-in reader in a learning module. */
type ModuleProgressTable = {
  userId: string
  site: string
  /** The uri of the module. */
  module: string
  /** The progress as JSON. */
  progress: string
  updatedAt: string
}

/** A message from a reader to the editors. */
type ContactMessageTable = {
  id: string
  /**
   * A hash of the rendered form's key and the submitted text: the same form with the same text is stored once
   * (`submit-message.server.ts`).
   */
  idempotencyKey: string
  /** The account of the writer; null if the writer was not signed in. */
  userId: string | null
  site: string
  subject: string
  name: string
  email: string
  message: string
  /** The time at which the writer consented to the privacy policy. */
  consentedAt: string
  /** The flag for possible spam. It is 1 for a message that is not mailed until somebody has checked it. */
  needsReview: Generated<number>
  createdAt: string
}

/** An answer to the question whether a page was helpful, or the report of a mistake on it (`wrong`). */
type FeedbackTable = {
  id: string
  site: string
  uri: string
  /** The language of the page's text, which may differ from that of the site. */
  language: string
  revision: string | null
  answer: 'yes' | 'no' | 'wrong'
  comment: string | null
  createdAt: string
}

/** An email in the outbox. The row is deleted as soon as the mail server has accepted the email. */
type OutboxTable = {
  /** The id, which is part of the Message-ID, so that the recipient's mail system can recognize a repeated delivery. */
  id: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  createdAt: string
  /** The time after which the email is useless, and is not sent; null if there is none. */
  expiresAt: string | null
  attempts: Generated<number>
  /**
   * The time before which the email is not sent. A process that is about to send it sets a later time first, as a lease, so
   * that no other process sends it in the meantime.
   */
  nextAttemptAt: string
  /** The time at which the delivery was given up; null for an email that is still to be sent. */
  failedAt: string | null
  /** The account that the email is about, or that of its writer. The email is deleted with the account. */
  userId: string | null
}

/** A query that readers have searched for several times without a result. The row contains nothing about these readers. */
type SearchWithoutResultTable = {
  site: string
  words: string
  count: number
  /** The day of the last search (UTC), as an ISO 8601 date. */
  lastDay: string
}

/**
 * The count of attempts at an action whose number is limited over all nodes, such as signing in, requesting an email or
 * sending a message (`count-attempt.server.ts`).
 */
type AccountAttemptTable = {
  /**
   * The name of the limit and, except for jobs of the server, a hash of the account, the email or IP address, or the token.
   */
  key: string
  count: number
  /** The time after which the attempts no longer count. */
  expiresAt: string
}

export type Tables = AuthTables & {
  savedPage: SavedPageTable
  moduleProgress: ModuleProgressTable
  contactMessage: ContactMessageTable
  feedback: FeedbackTable
  outbox: OutboxTable
  searchWithoutResult: SearchWithoutResultTable
  accountAttempt: AccountAttemptTable
}

export type OutboxRow = Selectable<OutboxTable>
