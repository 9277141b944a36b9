import type { GenericEndpointContext } from 'better-auth'
import { hasAny, problem, type Problems } from './account-fields.server.ts'
import type { AccountLimits } from './account-limit.server.ts'
import { dropAccountTokens, takeAccountToken, type TokenData } from './account-token.server.ts'
import type { Fields } from './auth-requests.server.ts'
import { confirmPerson, findPasswordHash } from './confirm-person.server.ts'
import { dropProviderLinks } from './provider-links.server.ts'
import { findSession } from './session.server.ts'

type Context = GenericEndpointContext
type User = NonNullable<Awaited<ReturnType<Context['context']['internalAdapter']['findUserById']>>>

/** `changed` is the account as it was before. `isSignedOut`: there is no password to ask for, and nobody is signed in. */
export type AddressChange =
  | { readonly changed: User }
  | { readonly problems: Problems }
  | { readonly isSignedOut: true }

/**
 * Gives an account the address that was asked for. Anybody can ask for any address: that its owner confirms it says nothing of
 * whose account it is, so whoever confirms has to prove that the account is theirs as well.
 */
export async function confirmAddressChange(
  ctx: Context,
  limits: AccountLimits,
  { userId }: TokenData<'change-email'>,
  fields: Fields,
): Promise<AddressChange> {
  const hash = await findPasswordHash(ctx.context.internalAdapter, userId)
  const found = hash === undefined ? await findSession(ctx) : null
  if (hash === undefined && !found) return { isSignedOut: true }
  const session = found?.user.id === userId ? found.session : undefined
  const problems = await confirmPerson(ctx, limits, fields, { userId, session, hash })
  if (hasAny(problems)) return { problems }
  const { internalAdapter } = ctx.context
  // Two requests may send it at the same time; only one of them gets the token.
  const change = await takeAccountToken(ctx, 'change-email', fields.token ?? '')
  const user = change && (await internalAdapter.findUserById(userId))
  if (!change || !user || (await internalAdapter.findUserByEmail(change.email)))
    return { problems: problem('token-invalid') }
  await internalAdapter.updateUser(userId, { email: change.email, emailVerified: true })
  // Links that went to the old address, and to others that were thought of, end.
  await dropAccountTokens(ctx, userId)
  // The way in that has proved whose account it is stays; for an account without a password that is its provider.
  if (hash !== undefined) await dropProviderLinks(ctx, userId)
  return { changed: user }
}
