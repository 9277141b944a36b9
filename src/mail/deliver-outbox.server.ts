import { type Kysely, sql } from 'kysely'
import { reportProblem } from '#telemetry/report.server.ts'
import type { OutboxRow, Tables } from '#storage/tables.ts'

/** How a mail goes to the mail server. Resolves when that one has taken it; rejects with what it said. */
export type SendMail = (row: OutboxRow) => Promise<void>

export type OutboxOptions = {
  readonly db: Kysely<Tables>
  readonly send: SendMail
  /** The time in milliseconds. */
  readonly now?: () => number
  /** For how long one process has a mail for itself: longer than `send` can take. */
  readonly leaseMs?: number
  /** Asked before each mail. */
  readonly isStopped?: () => boolean
}

const minuteMs = 60_000

/** How long after each failed attempt the next one is made, in milliseconds; after the last the mail is given up: three days. */
const retryDelaysMs = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 1440].map((minutes) => minutes * minuteMs)

/**
 * Sends the mails that are due, one after the other.
 *
 * A process moves the next attempt of a mail ahead before it sends it: that is a lease. A process that is killed while it
 * holds one leaves a mail that is due again when the lease is over. The row goes when the mail server has taken the mail: so
 * a mail is sent once, and in the worst case, when the process ends between the two, once more, with the same Message-ID.
 *
 * @returns when the next mail is due, in milliseconds since 1970; undefined when none waits
 */
export async function deliverOutbox({
  db,
  send,
  now = Date.now,
  leaseMs = 5 * minuteMs,
  isStopped = () => false,
}: OutboxOptions): Promise<number | undefined> {
  for (;;) {
    if (isStopped()) return undefined
    const row = await leaseDueMail(db, now(), leaseMs)
    if (row === undefined) return findNextDueTime(db)
    if (row.expiresAt !== null && row.expiresAt <= at(now())) {
      await db.deleteFrom('outbox').where('id', '=', row.id).execute()
      continue
    }
    try {
      await send(row)
    } catch (cause) {
      await postponeOrGiveUp(db, row, now(), cause)
      continue
    }
    await db.deleteFrom('outbox').where('id', '=', row.id).execute()
  }
}

const at = (time: number) => new Date(time).toISOString()

/** Takes a lease on the mail that is due longest and returns it. If two processes choose the same one, only one gets it. */
async function leaseDueMail(db: Kysely<Tables>, now: number, leaseMs: number): Promise<OutboxRow | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select(['id', 'nextAttemptAt'])
      .where('failedAt', 'is', null)
      .where('nextAttemptAt', '<=', at(now))
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return undefined
    const taken = await db
      .updateTable('outbox')
      .set({ nextAttemptAt: at(now + leaseMs), attempts: sql<number>`attempts + 1` })
      .where('id', '=', due.id)
      .where('nextAttemptAt', '=', due.nextAttemptAt)
      .returningAll()
      .executeTakeFirst()
    if (taken !== undefined) return taken
  }
}

async function findNextDueTime(db: Kysely<Tables>): Promise<number | undefined> {
  const next = await db
    .selectFrom('outbox')
    .select('nextAttemptAt')
    .where('failedAt', 'is', null)
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst()
  return next && Date.parse(next.nextAttemptAt)
}

/** Postpones a mail whose delivery failed, or gives it up. The report holds no address and no words of the mail. */
async function postponeOrGiveUp(db: Kysely<Tables>, row: OutboxRow, now: number, cause: unknown) {
  const retryDelayMs = retryDelaysMs[row.attempts - 1]
  const isPermanentFailure = retryDelayMs === undefined || isPermanentRefusal(cause)
  await db
    .updateTable('outbox')
    .set(isPermanentFailure ? { failedAt: at(now) } : { nextAttemptAt: at(now + retryDelayMs) })
    .where('id', '=', row.id)
    .execute()
  reportProblem({
    event: isPermanentFailure ? 'mail.given_up' : 'mail.delivery_failed',
    message: isPermanentFailure
      ? 'A mail could not be delivered and is given up.'
      : 'A mail could not be delivered yet.',
    context: { id: row.id, attempts: row.attempts, ...describeRefusal(cause) },
  })
}

/** Returns the codes of a mail server's refusal for the report. Its words are left out, as they hold the address. */
function describeRefusal(cause: unknown): { code?: string; status?: number } {
  const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown }
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { status: responseCode }),
  }
}

/** The server will never take this mail (RFC 5321, 4.2.1): a refusal of the address or the mail, not one of our password. */
function isPermanentRefusal(cause: unknown): boolean {
  const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown }
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutTheMail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}
