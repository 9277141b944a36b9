import type { GenericEndpointContext } from 'better-auth'
import { isTooLong, problem, type Problems } from './account-fields.server.ts'
import { type AccountLimits, registrationLimit, signInLimit } from './account-limit.server.ts'
import { consumeAccountToken, type TokenData } from './account-token.server.ts'
import type { Fields } from './auth-requests.server.ts'
import { endSession } from './session.server.ts'

// A registration is stored with a token until its email address is confirmed. Several may be pending for the same address,
// because anybody can register with it: each has its own password, and the one that is confirmed first becomes the account.

type Context = GenericEndpointContext
type Registration = TokenData<'verify-email'>
type Row = { readonly id: string; readonly identifier: string; readonly value: string; readonly expiresAt: Date }

const isRegistration = ({ identifier }: Row): boolean => /^(?:verify-email|choose-password):/.test(identifier)

async function findRows({ context }: Context, email: string): Promise<readonly Row[]> {
  const rows = await context.adapter.findMany<Row>({
    model: 'verification',
    where: [{ field: 'value', operator: 'contains', value: JSON.stringify(email) }],
    limit: 10_000,
  })
  // `contains` is an SQL LIKE pattern, in which an underscore matches any character.
  return rows.filter((row) => isRegistration(row) && (JSON.parse(row.value) as { email: string }).email === email)
}

/** Finds a pending registration with this email address, and returns the name in it. */
export async function findRegistration(ctx: Context, email: string): Promise<{ readonly name: string } | undefined> {
  const rows = await findRows(ctx, email)
  const row = rows.find(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
  return row && (JSON.parse(row.value) as { name: string })
}

/**
 * Creates the account of a registration whose address is confirmed, and deletes all other registrations with the address.
 *
 * @returns false if the address already has an account, which is not changed
 */
async function createAccount(ctx: Context, registration: Registration): Promise<boolean> {
  const { internalAdapter, adapter } = ctx.context
  const { email, name, password, site } = registration
  if (await internalAdapter.findUserByEmail(email)) return false
  const user = await internalAdapter.createUser(
    { email, name, emailVerified: true, site },
    { method: 'email-password' },
  )
  await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password })
  const ids = (await findRows(ctx, email)).map(({ id }) => id)
  if (ids.length > 0)
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'id', operator: 'in', value: ids }] })
  return true
}

/**
 * Confirms a registration and creates its account. Anybody can register with an address, so the confirmation by its owner
 * does not prove who chose the password; the owner has to know it. A session of somebody else in the browser ends.
 *
 * @returns the problems; undefined when the account has been created
 */
export async function confirmRegistration(
  ctx: Context,
  limits: AccountLimits,
  registration: TokenData<'verify-email'>,
  { token = '', password = '' }: Fields,
): Promise<Problems | undefined> {
  if (password === '') return { password: 'password-missing' }
  if (!(await limits.countAttempt(registrationLimit, token))) return problem('too-many-attempts')
  const { password: hash } = registration
  if (isTooLong(password) || !(await ctx.context.password.verify({ hash, password })))
    return { password: 'password-wrong' }
  // Only one of two concurrent requests gets the token.
  const consumedToken = await consumeAccountToken(ctx, 'verify-email', token)
  if (!consumedToken || !(await createAccount(ctx, consumedToken))) return problem('token-invalid')
  // The sign-in page, which says that the address is confirmed, sends signed-in readers away.
  await endSession(ctx)
  return undefined
}

/**
 * Creates the account of a registration with a new password, for an owner of the address who does not know the old one.
 *
 * @returns the problems; undefined when the account has been created
 */
export async function chooseFirstPassword(
  ctx: Context,
  limits: AccountLimits,
  token: string,
  password: string,
): Promise<Problems | undefined> {
  const registration = await consumeAccountToken(ctx, 'choose-password', token)
  if (!registration) return problem('token-invalid')
  const hash = await ctx.context.password.hash(password)
  if (!(await createAccount(ctx, { ...registration, password: hash }))) return problem('token-invalid')
  await limits.forgetAttempts(signInLimit, registration.email)
  await endSession(ctx)
  return undefined
}
