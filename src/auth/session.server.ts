import type { GenericEndpointContext } from 'better-auth'
import { getSession } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import type { authSchema } from './auth-schema.server.ts'

type Context = GenericEndpointContext
type User = Parameters<typeof setSessionCookie>[1]['user']

/**
 * Returns the session of a request; null when there is none. better-auth's own `getSessionFromCtx` also returns null when
 * the database cannot be read, which would show signed-in readers as signed out.
 *
 * @throws APIError 500 when the database cannot be read
 */
export async function findSession(ctx: Context) {
  const { headers, response } = await getSession<typeof authSchema>()({
    ...ctx,
    method: 'GET',
    headers: ctx.headers ?? new Headers(),
    query: { disableCookieCache: true },
    asResponse: false,
    returnHeaders: true,
    returnStatus: false,
  })
  // Only the cookies are copied, because the endpoint sets its own caching headers.
  for (const cookie of headers?.getSetCookie() ?? []) ctx.responseHeaders.append('set-cookie', cookie)
  return response
}

/** Starts a new session and ends the one in the request, which may have been planted (session fixation). */
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
