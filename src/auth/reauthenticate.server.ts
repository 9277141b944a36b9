import type { GenericEndpointContext } from 'better-auth'
import { isTooLong, problem, type Problems } from './account-fields.server.ts'
import { type AccountLimits, confirmLimit } from './account-limit.server.ts'
import type { Fields } from './auth-requests.server.ts'

type Context = GenericEndpointContext

/** A reader's claim to own an account, with the data that can prove it. */
export type Claim = {
  readonly userId: string
  /** The reader's session; undefined if the reader is not signed in to this account, or if `hash` makes it unnecessary. */
  readonly session: { readonly createdAt: Date } | undefined
  /** The hash of the account's password; undefined for an account without one. */
  readonly hash: string | undefined
}

/**
 * The maximum age of a fresh session, in milliseconds. The owner of an account without a password confirms by a fresh
 * session the actions that other owners confirm by their password.
 */
const maxReauthenticationAgeMs = 10 * 60_000

/** Returns the hash of an account's password; undefined for an account without one. */
export async function findPasswordHash(
  adapter: Pick<Context['context']['internalAdapter'], 'findAccounts'>,
  userId: string,
): Promise<string | undefined> {
  const accounts = await adapter.findAccounts(userId)
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
}

/**
 * Checks that the reader owns the account. The password is required, because somebody else may be using the browser now. An
 * account without a password needs a fresh session instead.
 *
 * @returns the problems; empty when the reader has proved ownership of the account
 */
export async function reauthenticate(
  ctx: Context,
  limits: AccountLimits,
  { password = '' }: Fields,
  { userId, session, hash }: Claim,
): Promise<Problems> {
  if (hash === undefined)
    return session && Date.now() - new Date(session.createdAt).getTime() <= maxReauthenticationAgeMs
      ? {}
      : problem('sign-in-again')
  if (password === '') return { password: 'password-missing' }
  if (!(await limits.countAttempt(confirmLimit, userId))) return problem('too-many-attempts')
  if (isTooLong(password) || !(await ctx.context.password.verify({ hash, password })))
    return { password: 'password-wrong' }
  await limits.forgetAttempts(confirmLimit, userId)
  return {}
}
