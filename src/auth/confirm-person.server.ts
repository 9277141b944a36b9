import type { GenericEndpointContext } from 'better-auth'
import { problem, type Problems } from './account-fields.server.ts'
import { type AccountLimits, confirmLimit } from './account-limit.server.ts'
import type { Fields } from './auth-requests.server.ts'
import { maxPasswordLength } from './form-limits.ts'

type Context = GenericEndpointContext

/** Somebody who is to prove that an account is theirs. */
export type Claim = {
  readonly userId: string
  /** Their session in this account, if they are signed in. */
  readonly session: { readonly createdAt: Date } | undefined
  /** Undefined for those who have no password with us. */
  readonly hash: string | undefined
}

/** A session is young enough for what cannot be undone, where there is no password to ask for, in milliseconds. */
const youngSession = 10 * 60_000

/** The hash of an account's password; undefined for an account without one. */
export async function findPasswordHash(
  adapter: Pick<Context['context']['internalAdapter'], 'findAccounts'>,
  userId: string,
): Promise<string | undefined> {
  const accounts = await adapter.findAccounts(userId)
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
}

/**
 * Asks for the password of an account, as who sits there may not be who signed in. Without a password there must be a session,
 * and a young one.
 *
 * @returns what is wrong; nothing for the owner of the account
 */
export async function confirmPerson(
  ctx: Context,
  limits: AccountLimits,
  { password = '' }: Fields,
  { userId, session, hash }: Claim,
): Promise<Problems> {
  if (hash === undefined)
    return session && Date.now() - new Date(session.createdAt).getTime() <= youngSession ? {} : problem('sign-in-again')
  if (password === '') return { password: 'password-missing' }
  if (!(await limits.countAttempt(confirmLimit, userId))) return problem('too-many-attempts')
  if (!(await ctx.context.password.verify({ hash, password: password.slice(0, maxPasswordLength * 2) })))
    return { password: 'password-wrong' }
  await limits.forgetAttempts(confirmLimit, userId)
  return {}
}
