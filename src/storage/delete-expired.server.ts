import { type Kysely, sql } from 'kysely'
import type { RetentionDays } from '#config/settings.server.ts'
import type { Tables } from './tables.ts'

const dayMs = 86_400_000

/** The age at which an unsent email is deleted from the outbox, in days. */
const mailRetentionDays = 30

/** The number of deleted rows of each kind. */
export type Deleted = Readonly<
  Record<
    | 'messages'
    | 'feedback'
    | 'searches'
    | 'sessions'
    | 'unverifiedAccounts'
    | 'verifications'
    | 'attempts'
    | 'rateLimits'
    | 'mails',
    number
  >
>

/** The age at which the count of an IP address's requests is deleted, in milliseconds: its window is a minute. */
const requestCountRetentionMs = 3_600_000

const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows)

/**
 * Deletes the counts of attempts and requests that no longer limit anything. The latter contain the visitor's IP address.
 *
 * @param now the time in milliseconds
 */
export async function deleteExpiredCounts(
  db: Kysely<Tables>,
  now = Date.now(),
): Promise<Pick<Deleted, 'attempts' | 'rateLimits'>> {
  const at = new Date(now).toISOString()
  return {
    attempts: count(await db.deleteFrom('accountAttempt').where('expiresAt', '<', at).executeTakeFirstOrThrow()),
    rateLimits: count(
      await db
        .deleteFrom('rateLimit')
        .where('lastRequest', '<', now - requestCountRetentionMs)
        .executeTakeFirstOrThrow(),
    ),
  }
}

/**
 * Deletes expired data (settled 11). The database deletes an account's other data with the account (`on delete cascade`).
 * The deletion is idempotent, so several processes may run it.
 *
 * @param now the time in milliseconds
 */
export async function deleteExpired(
  db: Kysely<Tables>,
  retentionDays: RetentionDays,
  now = Date.now(),
): Promise<Deleted> {
  const at = new Date(now).toISOString()
  const before = (days: number) => new Date(now - days * dayMs).toISOString()
  return {
    messages: count(
      await db
        .deleteFrom('contactMessage')
        .where('createdAt', '<', before(retentionDays.messages))
        .executeTakeFirstOrThrow(),
    ),
    feedback: count(
      await db.deleteFrom('feedback').where('createdAt', '<', before(retentionDays.feedback)).executeTakeFirstOrThrow(),
    ),
    searches: count(
      await db
        .deleteFrom('searchWithoutResult')
        .where('lastDay', '<', before(retentionDays.searches).slice(0, 10))
        .executeTakeFirstOrThrow(),
    ),
    sessions: count(
      await db
        .deleteFrom('session')
        .where((row) => row.or([row('expiresAt', '<', at), row('updatedAt', '<', before(retentionDays.sessions))]))
        .executeTakeFirstOrThrow(),
    ),
    unverifiedAccounts: count(
      await db
        .deleteFrom('user')
        // The literal `false` is 0 in SQLite and a boolean in PostgreSQL; as a parameter, Node's SQLite client refuses it.
        .where('emailVerified', '=', sql<boolean>`false`)
        .where('createdAt', '<', before(retentionDays.unverifiedAccounts))
        // The site does not ask readers who sign in with a provider to verify their address, and some providers do not
        // report that they have verified it. Such accounts may be in use, so they are not deleted.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('account')
                .select('account.id')
                .whereRef('account.userId', '=', 'user.id')
                .where('account.providerId', '<>', 'credential'),
            ),
          ),
        )
        .executeTakeFirstOrThrow(),
    ),
    verifications: count(await db.deleteFrom('verification').where('expiresAt', '<', at).executeTakeFirstOrThrow()),
    ...(await deleteExpiredCounts(db, now)),
    mails: count(
      await db
        .deleteFrom('outbox')
        .where((row) => row.or([row('expiresAt', '<', at), row('createdAt', '<', before(mailRetentionDays))]))
        .executeTakeFirstOrThrow(),
    ),
  }
}
