import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#storage/tables.ts'
import { attemptWindowMinutes } from './form-limits.ts'

/** A limit of `maxAttempts` attempts. The count is reset `windowMs` milliseconds after the last attempt. */
export type AccountLimit = { readonly name: string; readonly maxAttempts: number; readonly windowMs: number }

const windowMs = attemptWindowMinutes * 60_000

/** The limit on attempts to sign in to one account, from any client. A successful attempt resets the count. */
export const signInLimit: AccountLimit = { name: 'sign-in', maxAttempts: 10, windowMs }
/** The limit on mails to one address that anybody can trigger by sending a form. */
export const mailLimit: AccountLimit = { name: 'mail', maxAttempts: 3, windowMs }
/** The limit on passwords that are tried with the link that confirms a registration. */
export const registrationLimit: AccountLimit = { name: 'registration', maxAttempts: 10, windowMs }
/** The limit on password confirmations for one account: by signed-in users, and by those who confirm an address. */
export const confirmLimit: AccountLimit = { name: 'confirm', maxAttempts: 10, windowMs }

export type AccountLimits = {
  /** Counts an attempt before it is made, and returns whether it is allowed. */
  readonly countAttempt: (limit: AccountLimit, subject: string) => Promise<boolean>
  /** Resets the count, so that attempts by others do not lock out the owner, who has just proved the ownership. */
  readonly forgetAttempts: (limit: AccountLimit, subject: string) => Promise<void>
}

/**
 * Counts attempts by account, address or token, for all nodes that share the database. The counts have a table of their own:
 * better-auth deletes every row of its `rateLimit` that is older than the longest window among its own rules, a minute
 * (docs/decisions/0017).
 *
 * @param secret the key of the HMAC under which a subject is counted, so that the table contains no address and no token
 */
export function createAccountLimits(db: Kysely<Tables>, secret: string): AccountLimits {
  const keyOf = ({ name }: AccountLimit, subject: string) =>
    `${name}:${createHmac('sha256', secret).update(`limit:${subject.toLowerCase()}`).digest('base64url')}`

  return {
    async countAttempt(limit, subject) {
      const now = Date.now()
      const at = new Date(now).toISOString()
      const expiresAt = new Date(now + limit.windowMs).toISOString()
      // A count with an expiry time this late was made before the clock was set back. The tolerance of a second window
      // allows for nodes whose clocks differ.
      const latestExpiry = new Date(now + 2 * limit.windowMs).toISOString()
      // One statement reads and increments the count, so that concurrent attempts cannot exceed the limit.
      const updatedRow = await db
        .insertInto('accountAttempt')
        .values({ key: keyOf(limit, subject), count: 1, expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((row) => ({
              count: row
                .case()
                .when(
                  row.or([
                    row('accountAttempt.expiresAt', '<=', at),
                    row('accountAttempt.expiresAt', '>', latestExpiry),
                  ]),
                )
                .then(1)
                .else(row('accountAttempt.count', '+', 1))
                .end(),
              expiresAt,
            }))
            .where((row) =>
              row.or([
                row('accountAttempt.expiresAt', '<=', at),
                row('accountAttempt.expiresAt', '>', latestExpiry),
                row('accountAttempt.count', '<', limit.maxAttempts),
              ]),
            ),
        )
        .returning('count')
        .executeTakeFirst()
      return updatedRow !== undefined
    },
    async forgetAttempts(limit, subject) {
      await db.deleteFrom('accountAttempt').where('key', '=', keyOf(limit, subject)).execute()
    },
  }
}
