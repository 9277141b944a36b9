import { createHash, randomBytes } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import * as v from 'valibot'

type Context = GenericEndpointContext

const purposes = {
  /** A registration that waits for its address to be confirmed. There is no account until then. */
  'verify-email': v.object({ email: v.string(), name: v.string(), password: v.string(), site: v.string() }),
  'reset-password': v.object({ userId: v.string() }),
  /** A new password for a registration that waits: whoever has it has the mailbox, so the address is confirmed as well. */
  'choose-password': v.object({ email: v.string(), name: v.string(), site: v.string() }),
  'change-email': v.object({ userId: v.string(), email: v.string(), site: v.string() }),
} as const

export type TokenPurpose = keyof typeof purposes
export type TokenData<Purpose extends TokenPurpose> = v.InferOutput<(typeof purposes)[Purpose]>

// The database holds hashes only, so that somebody who reads it cannot use the tokens that were sent.
const identifierOf = (purpose: TokenPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`

export type AccountToken = { readonly token: string; readonly expiresAt: Date }

/** A token that is good once, and for some hours. It is to be sent by mail, and is kept nowhere. */
export async function makeAccountToken<Purpose extends TokenPurpose>(
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

/** Reads the purpose of a token without using it up; undefined when the token is not valid. */
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
export async function takeAccountToken<Purpose extends TokenPurpose>(
  ctx: Context,
  purpose: Purpose,
  token: string,
): Promise<TokenData<Purpose> | undefined> {
  const row = await ctx.context.internalAdapter.consumeVerificationValue(identifierOf(purpose, token))
  if (!row) return undefined
  return v.parse(purposes[purpose], JSON.parse(row.value)) as TokenData<Purpose>
}

/** Ends all tokens of an account that are on their way: what was asked for with a password or an address that is no more. */
export async function dropAccountTokens({ context }: Context, userId: string): Promise<void> {
  await context.adapter.deleteMany({
    model: 'verification',
    where: [{ field: 'value', operator: 'contains', value: userId }],
  })
}
