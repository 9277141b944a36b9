import { createHash, randomBytes } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import * as v from 'valibot'

type Context = GenericEndpointContext

const purposes = {
  /** A pending registration. Its account is created only when the email address is confirmed. */
  'verify-email': v.object({ email: v.string(), name: v.string(), password: v.string(), site: v.string() }),
  'reset-password': v.object({ userId: v.string() }),
  /**
   * A new password for a pending registration. The token was mailed to the address, so its use also confirms the address.
   */
  'choose-password': v.object({ email: v.string(), name: v.string(), site: v.string() }),
  'change-email': v.object({ userId: v.string(), email: v.string(), site: v.string() }),
} as const

export type TokenPurpose = keyof typeof purposes
export type TokenData<Purpose extends TokenPurpose> = v.InferOutput<(typeof purposes)[Purpose]>

// The database contains the tokens as hashes only, so that somebody who reads it cannot use those that were sent.
const identifierOf = (purpose: TokenPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`

export type AccountToken = { readonly token: string; readonly expiresAt: Date }

/**
 * Creates a token that can be used once, within `hours` hours. The caller sends it by email; the database contains the data,
 * but only a hash of the token.
 */
export async function createAccountToken<Purpose extends TokenPurpose>(
  ctx: Context,
  purpose: Purpose,
  data: TokenData<Purpose>,
  hours: number,
): Promise<AccountToken> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: identifierOf(purpose, token),
    value: JSON.stringify(data),
    expiresAt,
  })
  return { token, expiresAt }
}

/** Reads the data of a token without using it up; undefined when the token is not valid. */
export async function readAccountToken<Purpose extends TokenPurpose>(
  adapter: Pick<Context['context']['adapter'], 'findOne'>,
  purpose: Purpose,
  token: string,
): Promise<TokenData<Purpose> | undefined> {
  const row = await adapter.findOne<{ value: string; expiresAt: Date }>({
    model: 'verification',
    where: [{ field: 'identifier', value: identifierOf(purpose, token) }],
  })
  if (!row || new Date(row.expiresAt).getTime() < Date.now()) return undefined
  return v.parse(purposes[purpose], JSON.parse(row.value)) as TokenData<Purpose>
}

/** Returns the data of a token and invalidates it. Returns undefined for an unknown, used or expired token. */
export async function consumeAccountToken<Purpose extends TokenPurpose>(
  ctx: Context,
  purpose: Purpose,
  token: string,
): Promise<TokenData<Purpose> | undefined> {
  const row = await ctx.context.internalAdapter.consumeVerificationValue(identifierOf(purpose, token))
  if (!row) return undefined
  return v.parse(purposes[purpose], JSON.parse(row.value)) as TokenData<Purpose>
}

/** Deletes all pending tokens of an account, after its password or email address has changed or the account was deleted. */
export async function deleteAccountTokens({ context }: Context, userId: string): Promise<void> {
  await context.adapter.deleteMany({
    model: 'verification',
    where: [{ field: 'value', operator: 'contains', value: userId }],
  })
}
