import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A limit of `maxAttempts` attempts in a window of `windowMs` milliseconds. */
export type AttemptLimit = {
  readonly maxAttempts: number
  readonly windowMs: number
  /** Whether the window ends `windowMs` after the last allowed attempt. By default it ends that long after the first. */
  readonly isExtended?: boolean
}

/**
 * Returns the key under which the attempts of a subject are counted: the name of the limit and an HMAC, so that the table
 * contains no address, no token and no account.
 *
 * @param name the name of the limit
 * @param secret the secret of the site (`loadAuthSecret`)
 */
export const attemptKey = (name: string, subject: string, secret: string): string =>
  `${name}:${createHmac('sha256', secret).update(`limit:${subject}`).digest('base64url')}`

/**
 * Counts an attempt before it is made, for all processes that share the database. A refused attempt writes nothing. Rejects
 * if the query fails.
 *
 * @returns 0 when the attempt is allowed, and otherwise the seconds until the window ends, at least one
 */
export async function countAttempt(
  db: Kysely<Tables>,
  key: string,
  { maxAttempts, windowMs, isExtended = false }: AttemptLimit,
): Promise<number> {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const expiresAt = new Date(now + windowMs).toISOString()
  // A count with an expiry time this late was made before the clock was set back. The tolerance of a second window allows
  // for nodes whose clocks differ.
  const latestExpiry = new Date(now + 2 * windowMs).toISOString()
  // One statement reads and increments the count, so that concurrent attempts cannot exceed the limit.
  const allowed = await db
    .insertInto('accountAttempt')
    .values({ key, count: 1, expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => {
          const isOver = row.or([
            row('accountAttempt.expiresAt', '<=', at),
            row('accountAttempt.expiresAt', '>', latestExpiry),
          ])
          return {
            count: row
              .case()
              .when(isOver)
              .then(1)
              .else(row('accountAttempt.count', '+', 1))
              .end(),
            expiresAt: isExtended
              ? expiresAt
              : row.case().when(isOver).then(expiresAt).else(row.ref('accountAttempt.expiresAt')).end(),
          }
        })
        .where((row) =>
          row.or([
            row('accountAttempt.expiresAt', '<=', at),
            row('accountAttempt.expiresAt', '>', latestExpiry),
            row('accountAttempt.count', '<', maxAttempts),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst()
  if (allowed !== undefined) return 0
  const full = await db.selectFrom('accountAttempt').select('expiresAt').where('key', '=', key).executeTakeFirst()
  return full ? Math.max(1, Math.ceil((Date.parse(full.expiresAt) - now) / 1000)) : 1
}
