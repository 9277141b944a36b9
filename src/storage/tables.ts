import type { Generated, Selectable } from 'kysely'
import type { AuthTables } from './auth-tables.gen.ts'

// The rows of the application's own database. Times are ISO 8601 in UTC, as text, and truth values are 0 or 1: so one query
// means the same to SQLite and PostgreSQL. The tables of better-auth are its own matter (`auth-tables.gen.ts`).

/** A page that a signed-in reader keeps. One row for every page. */
type SavedPageTable = {
  userId: string
  /** The handle of the site on which it was saved. */
  site: string
  /** Without slashes at the ends. */
  uri: string
  savedAt: string
  /** The revision that its reader has seen last; null where the page has none. */
  readRevision: string | null
}

/** How far a signed-in reader has come in a learning module. */
type ModuleProgressTable = {
  userId: string
  site: string
  /** The module's uri. */
  module: string
  /** JSON. */
  progress: string
  updatedAt: string
}

/** Each row is a message that somebody has written to the editors. */
type ContactMessageTable = {
  id: string
  /** Made with the form: the same form sent again is the same message. */
  idempotencyKey: string
  /** The account of a writer who was signed in. */
  userId: string | null
  site: string
  subject: string
  name: string
  email: string
  message: string
  /** When the writer agreed to what the privacy page says. */
  consentedAt: string
  /** 1: somebody should look whether a person has sent it. It is not mailed. */
  needsReview: Generated<number>
  createdAt: string
}

/** An answer to whether a page was helpful. */
type FeedbackTable = {
  id: string
  site: string
  uri: string
  /** The language of what was read, which may be another than the site's. */
  language: string
  revision: string | null
  answer: 'yes' | 'no' | 'wrong'
  comment: string | null
  createdAt: string
}

/** A mail that is to be sent. The row is gone as soon as the mail server has taken the mail. */
type OutboxTable = {
  /** Also the mail's Message-ID: a receiver can tell a second delivery of it. */
  id: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  createdAt: string
  /** After this the mail is of no use to anybody, and is not sent. */
  expiresAt: string | null
  attempts: Generated<number>
  /**
   * The mail is not sent before this time. A process that is about to send it sets a later time first, so that no other
   * process sends it meanwhile: a lease.
   */
  nextAttemptAt: string
  /** Set when it was given up. */
  failedAt: string | null
  /** The account that it is about, or whose owner has written it. It is not sent once that is deleted. */
  userId: string | null
}

/** Each row holds words that were searched for several times without a result, and nothing about who searched. */
type SearchWithoutResultTable = {
  site: string
  words: string
  count: number
  /** The last day on which they were asked for (UTC), as an ISO 8601 date. */
  lastDay: string
}

/** Attempts at something about an account: to sign in, to have a mail sent. */
type AccountAttemptTable = {
  /** The limit, and a hash of the account or address. */
  key: string
  count: number
  /** After this the attempts count no more. */
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
