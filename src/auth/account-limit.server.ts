import type { Kysely } from 'kysely'
import { loadSettings } from '#config/settings.server.ts'
import { attemptKey, countAttempt } from '#storage/count-attempt.server.ts'
import type { Tables } from '#storage/tables.ts'
import { attemptWindowMinutes } from './form-limits.ts'

/** A limit of `maxAttempts` attempts. The count is reset `windowMs` milliseconds after the last attempt that was allowed. */
export type AccountLimit = { readonly name: string; readonly maxAttempts: number; readonly windowMs: number }

const windowMs = attemptWindowMinutes * 60_000
const { maxAccountAttempts, maxAccountMails } = loadSettings(process.env)

/** The limit on attempts to sign in to one account, from any client. A successful attempt resets the count. */
export const signInLimit: AccountLimit = { name: 'sign-in', maxAttempts: maxAccountAttempts, windowMs }
/** The limit on emails to one address that anybody can trigger by sending a form other than that for a new password. */
export const mailLimit: AccountLimit = { name: 'mail', maxAttempts: maxAccountMails, windowMs }
/**
 * The limit on emails to one address with a link to choose a new password. It is separate from `mailLimit`, so that nobody
 * else can use it up without sending such links to the owner, who needs one when the account is locked.
 */
export const resetLimit: AccountLimit = { name: 'reset', maxAttempts: maxAccountMails, windowMs }
/** The limit on passwords that are tried with the link that confirms a registration. */
export const registrationLimit: AccountLimit = { name: 'registration', maxAttempts: maxAccountAttempts, windowMs }
/** The limit on password confirmations for one account: by signed-in users, and by those who confirm an email address. */
export const confirmLimit: AccountLimit = { name: 'confirm', maxAttempts: maxAccountAttempts, windowMs }

export type AccountLimits = {
  /** Counts an attempt before it is made, and returns whether it is allowed. */
  readonly countAttempt: (limit: AccountLimit, subject: string) => Promise<boolean>
  /** Resets the count, so that attempts by others do not lock out the owner, who has just proved ownership. */
  readonly forgetAttempts: (limit: AccountLimit, subject: string) => Promise<void>
}

/**
 * Counts attempts by account, email address or token, for all nodes that share the database. The counts have a table of
 * their own: better-auth deletes every row of its `rateLimit` that is older than the longest window among its own rules, a
 * minute (docs/decisions/0017).
 *
 * @param secret the key of the HMAC under which a subject is counted, so that the table contains no address and no token
 */
export function createAccountLimits(db: Kysely<Tables>, secret: string): AccountLimits {
  const keyOf = ({ name }: AccountLimit, subject: string) => attemptKey(name, subject.toLowerCase(), secret)

  return {
    countAttempt: async (limit, subject) =>
      (await countAttempt(db, keyOf(limit, subject), { ...limit, isExtended: true })) === 0,
    forgetAttempts: async (limit, subject) => {
      await db.deleteFrom('accountAttempt').where('key', '=', keyOf(limit, subject)).execute()
    },
  }
}
