import { type Kysely, sql } from 'kysely'
import { reportProblem } from '#telemetry/report.server.ts'
import type { OutboxRow, Tables } from '#storage/tables.ts'

/**
 * A function that hands an email over to the mail server. Resolves when the server has accepted it; rejects when the server
 * refuses it or cannot be reached in time.
 */
export type SendMail = (row: OutboxRow) => Promise<void>

export type OutboxOptions = {
  readonly db: Kysely<Tables>
  readonly send: SendMail
  /** Returns the time in milliseconds. */
  readonly now?: () => number
  /** The duration of a process's lease on an email, in milliseconds: longer than `send` can take. */
  readonly leaseMs?: number
  /** Whether the delivery is being stopped; called before each email. */
  readonly isStopped?: () => boolean
}

const minuteMs = 60_000

/**
 * The delays before the retries, in milliseconds. If the last retry fails, about three days after the first attempt, the
 * email is given up.
 */
const retryDelaysMs = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 1440].map((minutes) => minutes * minuteMs)

/**
 * Sends the emails that are due, one after another.
 *
 * Before a process sends an email, it postpones the email's next attempt, which is a lease: if the process is killed while
 * it sends, the email is due again when the lease has expired. The row is deleted when the mail server has accepted the
 * email. If the process ends or the server's response is lost between the acceptance and the deletion, the email is sent
 * again, with the same Message-ID.
 *
 * @returns when the next email is due, in milliseconds since 1970; undefined if there is none, or if the delivery is stopped
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
    if (row.expiresAt !== null && row.expiresAt <= isoTime(now())) {
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

const isoTime = (time: number) => new Date(time).toISOString()

/**
 * Leases the email that has been due longest and returns it. If two processes choose the same email, only one gets it. An
 * attempt that is further ahead than any delay was planned before the clock was set back, so the email is due as well.
 */
async function leaseDueMail(db: Kysely<Tables>, now: number, leaseMs: number): Promise<OutboxRow | undefined> {
  const latestAttempt = isoTime(now + Math.max(...retryDelaysMs) + leaseMs)
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select(['id', 'nextAttemptAt'])
      .where('failedAt', 'is', null)
      .where((row) => row.or([row('nextAttemptAt', '<=', isoTime(now)), row('nextAttemptAt', '>', latestAttempt)]))
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return undefined
    const leased = await db
      .updateTable('outbox')
      .set({ nextAttemptAt: isoTime(now + leaseMs), attempts: sql<number>`attempts + 1` })
      .where('id', '=', due.id)
      .where('nextAttemptAt', '=', due.nextAttemptAt)
      .returningAll()
      .executeTakeFirst()
    if (leased !== undefined) return leased
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

/**
 * Postpones an email whose delivery failed, or gives it up after a permanent refusal or the last retry. The report contains
 * neither the address nor the text of the email.
 */
async function postponeOrGiveUp(db: Kysely<Tables>, row: OutboxRow, now: number, cause: unknown) {
  const retryDelayMs = retryDelaysMs[row.attempts - 1]
  const isPermanentFailure = retryDelayMs === undefined || isPermanentRefusal(cause)
  await db
    .updateTable('outbox')
    .set(isPermanentFailure ? { failedAt: isoTime(now) } : { nextAttemptAt: isoTime(now + retryDelayMs) })
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

/** Returns the codes of a mail server's refusal for the report. The server's text is omitted: it may contain the address. */
function describeRefusal(cause: unknown): { code?: string; status?: number } {
  const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown }
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { status: responseCode }),
  }
}

/** The responses of a mail server that requires a login or TLS, or refuses the login (RFC 4954, 6; RFC 3207, 4). */
const loginRefusals = [530, 534, 535, 538]

/**
 * Whether the mail server refuses this address or this email for good (5xx; RFC 5321, 4.2.1). A refusal of the login or of
 * the sender is not permanent: it affects every email, until the settings are corrected.
 */
function isPermanentRefusal(cause: unknown): boolean {
  const { code, command, responseCode } = (cause ?? {}) as { code?: unknown; command?: unknown; responseCode?: unknown }
  // `EENVELOPE` is also the code of a refused sender (`MAIL FROM`) and of a refused start of the text (`DATA`).
  const isAboutTheMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
  if (!isAboutTheMail || typeof responseCode !== 'number' || loginRefusals.includes(responseCode)) return false
  return responseCode >= 500 && responseCode < 600
}
