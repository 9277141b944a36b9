import type { GenericEndpointContext } from 'better-auth'
import { problem, type Problems } from './account-fields.server.ts'
import { type AccountLimits, registrationLimit, signInLimit } from './account-limit.server.ts'
import { takeAccountToken, type TokenData } from './account-token.server.ts'
import type { Fields } from './auth-requests.server.ts'
import { maxPasswordLength } from './form-limits.ts'
import { endSession } from './session.server.ts'

// A registration waits in a token until somebody confirms its address. Several may wait for the same address, as anybody can
// register with it: each has its own password, and the account is made of the one that is confirmed.

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
  // The database looks for a pattern, in which an underscore stands for any letter.
  return rows.filter((row) => isRegistration(row) && (JSON.parse(row.value) as { email: string }).email === email)
}

/** Whether a registration with this address waits to be confirmed, and the name that was given with it. */
export async function findRegistration(ctx: Context, email: string): Promise<{ readonly name: string } | undefined> {
  const rows = await findRows(ctx, email)
  const row = rows.find(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
  return row && (JSON.parse(row.value) as { name: string })
}

/**
 * Makes the account of a registration whose address is confirmed. All other registrations with the address end.
 *
 * @returns false when there is an account with this address already: nothing is changed then
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
 * Makes an account of a registration. Anybody can register with an address: that its owner confirms it says nothing of who
 * chose the password, so the owner has to know it.
 *
 * @returns what is wrong; undefined when the account is made
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
  if (!(await ctx.context.password.verify({ hash, password: password.slice(0, maxPasswordLength * 2) })))
    return { password: 'password-wrong' }
  // Two requests may send it at the same time; only one of them gets the token.
  const taken = await takeAccountToken(ctx, 'verify-email', token)
  if (!taken || !(await createAccount(ctx, taken))) return problem('token-invalid')
  return undefined
}

/**
 * Makes an account of a registration whose owner did not know its password, with a new one.
 *
 * @returns what is wrong; undefined when the account is made
 */
export async function chooseFirstPassword(
  ctx: Context,
  limits: AccountLimits,
  token: string,
  password: string,
): Promise<Problems | undefined> {
  const registration = await takeAccountToken(ctx, 'choose-password', token)
  if (!registration) return problem('token-invalid')
  const hash = await ctx.context.password.hash(password)
  if (!(await createAccount(ctx, { ...registration, password: hash }))) return problem('token-invalid')
  await limits.forgetAttempts(signInLimit, registration.email)
  await endSession(ctx)
  return undefined
}
