import type { GenericEndpointContext } from 'better-auth'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'

type Context = GenericEndpointContext
type User = Parameters<typeof setSessionCookie>[1]['user']

/** Begins a session of its own: what a browser brought along, wherever it had it from, ends. */
export async function startSession(ctx: Context, user: User): Promise<void> {
  await deleteBroughtSession(ctx)
  const session = await ctx.context.internalAdapter.createSession(user.id, false, { provider: 'credentials' })
  await setSessionCookie(ctx, { session, user })
}

export async function endSession(ctx: Context): Promise<void> {
  await deleteBroughtSession(ctx)
  deleteSessionCookie(ctx)
}

async function deleteBroughtSession(ctx: Context) {
  const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
  if (token) await ctx.context.internalAdapter.deleteSession(token)
}
