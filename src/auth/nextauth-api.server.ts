import { setTimeout as sleep } from 'node:timers/promises'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { addOAuthServerContext, createAuthEndpoint } from 'better-auth/api'
import {
  decryptOAuthToken,
  generateIdTokenNonce,
  generateState,
  getOAuthCallbackPath,
  setTokenUtil,
} from 'better-auth/oauth2'
import { normalizeLine } from '#lib/normalize-text.ts'
import { isTooLong, maxEchoedLength } from './account-fields.server.ts'
import { type AccountLimits, signInLimit } from './account-limit.server.ts'
import type { AuthPlace, OpenIdProvider } from './auth-options.ts'
import {
  redirectAfterForm,
  callbackUrlOf,
  hasValidToken,
  csrfTokenOf,
  type Fields,
  fieldsOf,
  formTypes,
  isNavigation,
  jsonType,
  loginPageOf,
  pageOf,
  queryOf,
  siteOf,
  withParameter,
} from './auth-requests.server.ts'
import { type NextAuthError, nextAuthErrorOf, nextAuthErrors } from './nextauth-errors.ts'
import { endSession, findSession, startSession } from './session.server.ts'

type Context = GenericEndpointContext

const statusOf = {
  MissingCSRF: 403,
  CredentialsSignin: 401,
  TooManyAttempts: 429,
  OAuthSignin: 502,
} as const satisfies Partial<Record<NextAuthError, number>>

/** The parameters of an authorization request that a client may set: how the provider prompts and responds. */
const authorizationParams = ['login_hint', 'prompt', 'ui_locales', 'display', 'max_age', 'acr_values', 'response_mode']

/**
 * Creates the plugin with the API of specification section 7, which is compatible with NextAuth's REST API (settled 9) and
 * uses better-auth's sessions and accounts: `providers`, `csrf`, `session`, `signin/{provider}`, `callback/credentials` and
 * `signout`. better-auth itself handles the callbacks of providers, at `callback/{provider}`. In addition, a GET of `token`
 * returns when a provider's access token expires, and a POST renews it first.
 */
export function nextAuthApi(place: AuthPlace, openIdProviders: readonly OpenIdProvider[], limits: AccountLimits) {
  function redirectWithError(ctx: Context, error: keyof typeof statusOf) {
    const { email } = fieldsOf(ctx)
    return redirectAfterForm(ctx, withParameter(loginPageOf(ctx, place), 'error', error), {
      status: statusOf[error],
      state: {
        form: 'login',
        problems: { form: nextAuthErrors[error] },
        ...(email && { values: { email: email.slice(0, maxEchoedLength) } }),
      },
    })
  }

  /** Whether the account's provider is configured but was unreachable when this instance was created. */
  const isMissing = (ctx: Context, { providerId }: Account) =>
    openIdProviders.some(({ id }) => id === providerId) &&
    !ctx.context.socialProviders.some(({ id }) => id === providerId)

  const describe = (ctx: Context, id: string, name: string, type: string) => {
    const base = ctx.context.baseURL
    return [id, { id, name, type, signinUrl: `${base}/signin/${id}`, callbackUrl: `${base}/callback/${id}` }] as const
  }

  return {
    id: 'nextauth-api',
    endpoints: {
      nextAuthProviders: createAuthEndpoint('/providers', { method: 'GET' }, async (ctx) =>
        Response.json(
          Object.fromEntries([
            ...openIdProviders.map(({ id, name }) => describe(ctx, id, name, 'oauth')),
            describe(ctx, 'credentials', 'Email and password', 'credentials'),
          ]),
        ),
      ),

      nextAuthCsrf: createAuthEndpoint('/csrf', { method: 'GET' }, async (ctx) =>
        Response.json({ csrfToken: csrfTokenOf(ctx) }),
      ),

      nextAuthSession: createAuthEndpoint('/session', { method: 'GET' }, async (ctx) =>
        Response.json(await describeSession(ctx)),
      ),

      // Handles `update()` of NextAuth's `useSession` with the current session. The client's data is ignored (settled 9).
      nextAuthSessionUpdate: createAuthEndpoint('/session', { method: 'POST', ...jsonType }, async (ctx) =>
        hasValidToken(ctx) ? Response.json(await describeSession(ctx)) : Response.json({}, { status: 400 }),
      ),

      nextAuthSignInPage: createAuthEndpoint('/signin', { method: 'GET' }, async (ctx) => {
        const { error } = queryOf(ctx)
        const page = loginPageOf(ctx, place)
        return redirectAfterForm(ctx, error ? withParameter(page, 'error', nextAuthErrorOf(error)) : page)
      }),
      nextAuthSignOutPage: createAuthEndpoint('/signout', { method: 'GET' }, async (ctx) =>
        redirectAfterForm(ctx, pageOf(ctx, place, '/profile')),
      ),

      nextAuthSignIn: createAuthEndpoint('/signin/:provider', { method: 'POST', ...formTypes }, async (ctx) => {
        if (!hasValidToken(ctx)) return redirectWithError(ctx, 'MissingCSRF')
        const { provider: id } = ctx.params
        if (id === 'credentials') return redirectAfterForm(ctx, loginPageOf(ctx, place))
        const provider = ctx.context.socialProviders.find((one) => one.id === id)
        if (!provider) return redirectWithError(ctx, 'OAuthSignin')
        // The hook that creates the user of a first sign-in stores the site (`create-auth.server.ts`).
        await addOAuthServerContext({ site: siteOf(ctx, place) })
        const idTokenNonce = generateIdTokenNonce(provider)
        const { state, codeVerifier } = await generateState(
          {
            ...ctx,
            body: {
              callbackURL: callbackUrlOf(ctx, place),
              errorCallbackURL: withParameter(`${ctx.context.baseURL}/error`, 'callbackUrl', callbackUrlOf(ctx, place)),
            },
          },
          { idTokenNonce },
        )
        const url = await provider.createAuthorizationURL({
          state,
          codeVerifier,
          idTokenNonce,
          additionalParams: pickAuthorizationParams(queryOf(ctx)),
          redirectURI: `${ctx.context.baseURL}${getOAuthCallbackPath(provider)}`,
        })
        // Our `form-action` policy allows only this website, also for redirects after the form. A form without JavaScript
        // therefore leads back to the sign-in page, which shows a link to the provider.
        if (isNavigation(ctx.headers))
          return redirectAfterForm(ctx, loginPageOf(ctx, place), {
            state: { form: 'login', continueTo: url.toString() },
          })
        return redirectAfterForm(ctx, url.toString())
      }),

      nextAuthCredentials: createAuthEndpoint(
        '/callback/credentials',
        { method: 'POST', ...formTypes },
        async (ctx) => {
          if (!hasValidToken(ctx)) return redirectWithError(ctx, 'MissingCSRF')
          const { email = '', username = '', password = '' } = fieldsOf(ctx)
          const address = normalizeLine(email || username).toLowerCase()
          if (!(await limits.countAttempt(signInLimit, address))) return redirectWithError(ctx, 'TooManyAttempts')
          const user = await checkPassword(ctx, address, password)
          if (!user) return redirectWithError(ctx, 'CredentialsSignin')
          await limits.forgetAttempts(signInLimit, address)
          await startSession(ctx, user)
          return redirectAfterForm(ctx, callbackUrlOf(ctx, place))
        },
      ),

      nextAuthSignOut: createAuthEndpoint('/signout', { method: 'POST', ...formTypes }, async (ctx) => {
        if (!hasValidToken(ctx)) return redirectWithError(ctx, 'MissingCSRF')
        await endSession(ctx)
        return redirectAfterForm(ctx, callbackUrlOf(ctx, place))
      }),

      nextAuthToken: createAuthEndpoint('/token', { method: 'GET' }, async (ctx) => {
        const found = await findRefreshable(ctx)
        return Response.json(found ? describeToken(found.account) : {})
      }),

      nextAuthTokenRefresh: createAuthEndpoint('/token', { method: 'POST', ...formTypes }, async (ctx) => {
        if (!hasValidToken(ctx)) return redirectWithError(ctx, 'MissingCSRF')
        const session = await findSession(ctx)
        // Another tab has signed in with a password since this tab read when a provider's token expires.
        if (session && !isOfProvider(session)) return Response.json({})
        const found = await findRefreshable(ctx)
        // An unreachable provider has not refused to renew the token, so the session does not end.
        if (found && isMissing(ctx, found.account)) return Response.json({}, { status: 503 })
        const renewed = found && (await renewToken(ctx, found.account))
        if (renewed) return Response.json(describeToken(renewed))
        // A token that cannot be renewed ends the session, so that pages do not continue to show the visitor as signed in.
        await endSession(ctx)
        return Response.json({}, { status: 401 })
      }),
    },
  } satisfies BetterAuthPlugin
}

async function describeSession(ctx: Context) {
  const found = await findSession(ctx)
  if (!found) return {}
  const { id, name, email, image = null } = found.user
  return { user: { id, name, email, image }, expires: new Date(found.session.expiresAt).toISOString() }
}

const pickAuthorizationParams = (query: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(
      (param): param is [string, string] => param[1] !== undefined && authorizationParams.includes(param[0]),
    ),
  )

type User = NonNullable<Awaited<ReturnType<Context['context']['internalAdapter']['findUserByEmail']>>>['user']

/**
 * Returns the verified user with this email address and password. A password is hashed in every case, so that timing
 * reveals nothing.
 */
async function checkPassword(ctx: Context, email: string, password: string): Promise<User | undefined> {
  const { internalAdapter, password: passwords } = ctx.context
  const found = email === '' ? null : await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (isTooLong(password) || !found || !hash) {
    await passwords.hash(isTooLong(password) ? '' : password)
    return undefined
  }
  return (await passwords.verify({ hash, password })) && found.user.emailVerified ? found.user : undefined
}

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>
type Account = Awaited<ReturnType<Context['context']['internalAdapter']['findAccounts']>>[number]

/** Whether a session began at a provider, and not with a password. */
const isOfProvider = ({ session: { provider } }: Session): boolean =>
  typeof provider === 'string' && provider !== 'credentials'

/**
 * Finds the provider account with which the session began, if its tokens can be renewed. Of several accounts at the
 * provider, it is the one that was updated last, because a sign-in updates its account.
 */
async function findRefreshable(ctx: Context): Promise<{ account: Account } | undefined> {
  const found = await findSession(ctx)
  if (!found || !isOfProvider(found)) return undefined
  const accounts = await ctx.context.internalAdapter.findAccounts(found.user.id)
  const [account] = accounts
    .filter(({ providerId }) => providerId === found.session.provider)
    .toSorted((one, other) => new Date(other.updatedAt).getTime() - new Date(one.updatedAt).getTime())
  return account?.refreshToken && account.accessTokenExpiresAt ? { account } : undefined
}

const describeToken = ({ providerId, accessTokenExpiresAt }: Account) => ({
  provider: providerId,
  expires: new Date(accessTokenExpiresAt ?? 0).toISOString(),
})

/** The renewals in progress, which concurrent tabs share because a refresh token can be used only once. */
const renewals = new Map<string, Promise<Account | undefined>>()
/** The time for which a token that has been renewed, for example by another tab, is not renewed again, in milliseconds. */
const renewalCooldownMs = 5000
/**
 * The time for which a failed renewal waits for another process to store the tokens that it has just received, in
 * milliseconds.
 */
const storageDelayMs = 500

function renewToken(ctx: Context, account: Account): Promise<Account | undefined> {
  if (
    Date.now() - new Date(account.updatedAt).getTime() < renewalCooldownMs &&
    new Date(account.createdAt) < account.updatedAt
  )
    return Promise.resolve(account)
  const running = renewals.get(account.id)
  if (running) return running
  const renewal = refreshProviderToken(ctx, account).finally(() => renewals.delete(account.id))
  renewals.set(account.id, renewal)
  return renewal
}

async function refreshProviderToken(ctx: Context, account: Account): Promise<Account | undefined> {
  const provider = ctx.context.socialProviders.find(({ id }) => id === account.providerId)
  if (!provider?.refreshAccessToken || !account.refreshToken) return undefined
  try {
    const tokens = await provider.refreshAccessToken(await decryptOAuthToken(account.refreshToken, ctx.context))
    const data = {
      accessToken: await setTokenUtil(tokens.accessToken, ctx.context),
      accessTokenExpiresAt: tokens.accessTokenExpiresAt,
      ...(tokens.refreshToken && { refreshToken: await setTokenUtil(tokens.refreshToken, ctx.context) }),
      ...(tokens.idToken && { idToken: tokens.idToken }),
    }
    await ctx.context.internalAdapter.updateAccount(account.id, data)
    return { ...account, ...data } as Account
  } catch (error) {
    const renewed = await findRenewedElsewhere(ctx, account)
    if (renewed) return renewed
    // The reason is not logged, because it comes from the provider and may name the user.
    ctx.context.logger.warn('A token could not be renewed.', {
      provider: account.providerId,
      name: (error as Error).name,
    })
    return undefined
  }
}

/**
 * Returns the account with new tokens if another process has renewed them in the meantime, and undefined otherwise. A
 * provider may refuse a refresh token that has already been used.
 */
async function findRenewedElsewhere(ctx: Context, { id, userId, ...before }: Account): Promise<Account | undefined> {
  await sleep(storageDelayMs)
  const accounts = await ctx.context.internalAdapter.findAccounts(userId)
  const account = accounts.find((one) => one.id === id)
  if (!account) return undefined
  const isRenewed =
    account.refreshToken !== before.refreshToken ||
    new Date(account.updatedAt).getTime() !== new Date(before.updatedAt).getTime()
  return isRenewed ? account : undefined
}
