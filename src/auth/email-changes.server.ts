import type { GenericEndpointContext } from 'better-auth'
import { hasAny, problem, type Problems } from './account-fields.server.ts'
import type { AccountLimits } from './account-limit.server.ts'
import { deleteAccountTokens, consumeAccountToken, type TokenData } from './account-token.server.ts'
import type { Fields } from './auth-requests.server.ts'
import { reauthenticate, findPasswordHash } from './reauthenticate.server.ts'
import { deleteProviderLinks } from './delete-provider-links.server.ts'
import { findSession } from './session.server.ts'

type Context = GenericEndpointContext
type User = NonNullable<Awaited<ReturnType<Context['context']['internalAdapter']['findUserById']>>>

/**
 * The result of a confirmation: `changed` is the account as it was before; `isSignedOut` means that the account has no
 * password to confirm with and the request has no session.
 */
export type EmailChange = { readonly changed: User } | { readonly problems: Problems } | { readonly isSignedOut: true }

/**
 * Changes the email address of an account to the requested one. Anybody can request any address, so the confirmation by its
 * owner does not prove whose account it is; the person who confirms has to prove ownership of the account as well.
 */
export async function confirmEmailChange(
  ctx: Context,
  limits: AccountLimits,
  { userId }: TokenData<'change-email'>,
  fields: Fields,
): Promise<EmailChange> {
  const hash = await findPasswordHash(ctx.context.internalAdapter, userId)
  const found = hash === undefined ? await findSession(ctx) : null
  if (hash === undefined && !found) return { isSignedOut: true }
  const session = found?.user.id === userId ? found.session : undefined
  const problems = await reauthenticate(ctx, limits, fields, { userId, session, hash })
  if (hasAny(problems)) return { problems }
  const { internalAdapter } = ctx.context
  // Only one of two concurrent requests gets the token.
  const change = await consumeAccountToken(ctx, 'change-email', fields.token ?? '')
  const user = change && (await internalAdapter.findUserById(userId))
  if (!change || !user || (await internalAdapter.findUserByEmail(change.email)))
    return { problems: problem('token-invalid') }
  await internalAdapter.updateUser(userId, { email: change.email, emailVerified: true })
  // The links that were mailed to the old address and to other requested addresses become invalid.
  await deleteAccountTokens(ctx, userId)
  // Only the sign-in method with which the owner has just confirmed remains: the password or, without one, the provider.
  if (hash !== undefined) await deleteProviderLinks(ctx, userId)
  return { changed: user }
}
