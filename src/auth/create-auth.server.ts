import { betterAuth } from 'better-auth'
import { getOAuthState, isAPIError } from 'better-auth/api'
import { parseCookie, parseSetCookie, serializeCookie } from 'cookie-es'
import { sql } from 'kysely'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { textResponse } from '#lib/text-response.ts'
import { readAccountToken } from './account-token.server.ts'
import type { EmailProof } from './email-proof.ts'
import type { AuthOptions } from './auth-options.ts'
import {
  answeredRequests,
  createPlugins,
  findReachableProviders,
  isStrayCallback,
  openIdPlugin,
  type Plugins,
} from './auth-plugins.server.ts'
import { isNavigation, loginPageOf, pageOf, shouldRespondWithJson, withParameter } from './auth-requests.server.ts'
import { authSchema } from './auth-schema.server.ts'
import { shortAddress, shortDevice } from './device.server.ts'
import { findPasswordHash } from './reauthenticate.server.ts'
import { formStateMaxAgeSeconds, openFormState, sealFormState } from './form-state.server.ts'
import type { FormState } from './form-state.ts'
import { maxEchoedLength } from './account-fields.server.ts'
import { maxPasswordLength, minPasswordLength } from './form-limits.ts'
import { createCsrfToken, readCsrfCookie } from './csrf-token.server.ts'
import { limitSessions } from './session-limit.server.ts'
import { sessionHint } from './session-hint.ts'

/** The signed-in user of a request, with the session. */
export type Person = {
  readonly user: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly site: string | undefined
    readonly createdAt: Date
  }
  readonly session: { readonly id: string; readonly provider: string | undefined; readonly createdAt: Date }
}

/** The token and the state with which a page with forms is rendered, and the cookies for its response. */
export type FormPage = {
  readonly csrfToken: string
  readonly state: FormState | undefined
  readonly cookies: readonly string[]
}

export type Auth = {
  /** Handles a request to a path below `/api/auth/`. Rejects when the database is unavailable. */
  readonly handle: (request: Request) => Promise<Response>
  /** Reads the signed-in user from a request. The response must set the `cookies`. */
  readonly readPerson: (request: Request) => Promise<{ person: Person | undefined; cookies: readonly string[] }>
  /** Rejects when the database is unavailable, in which case the forms of an account could not be handled. */
  readonly requireDatabase: () => Promise<void>
  readonly readFormPage: (request: Request) => FormPage
  /** Returns the proof that is needed besides a mailed link, without using up the link; undefined for an invalid link. */
  readonly readEmailProof: (token: string) => Promise<EmailProof | undefined>
  /** Returns a cookie with the state that a page shows after a form of another feature. */
  readonly formStateCookie: (request: Request, state: FormState) => string
  readonly openIdProviders: readonly { readonly id: string; readonly name: string }[]
  readonly listSessions: (userId: string) => Promise<readonly PersonSession[]>
  readonly listProviders: (userId: string) => Promise<readonly string[]>
}

export type PersonSession = {
  readonly id: string
  readonly device: string
  readonly network: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

const daySeconds = 24 * 60 * 60
/** The minimum interval at which an instance is created again while a provider is unreachable, in milliseconds. */
export const providerRetryDelayMs = 15_000

/** The path below which requests about accounts are handled. */
export const authPath = '/api/auth'

type Instance = ReturnType<typeof createInstance>
type CreatedInstance = {
  readonly instance: Instance
  /** Whether the instance has all configured providers; false if one was unreachable. */
  readonly isComplete: boolean
  /** A time of `performance.now()`. */
  readonly createdAt: number
}

/**
 * Creates the sign-in service, which is based on better-auth. There are two instances, one for https and one for http: over
 * https, cookies are `Secure` and limited to the exact host, which http does not allow.
 */
export function createAuth(options: AuthOptions): Auth {
  const { place, secret } = options
  const plugins = createPlugins(options)
  const allowedRequests = answeredRequests(plugins, options.openIdProviders)
  const instances = new Map<boolean, CreatedInstance>()
  const pendingInstances = new Map<boolean, Promise<CreatedInstance>>()

  /**
   * Returns the instance. While it lacks a provider that was unreachable, it is created again from time to time, because
   * better-auth fetches the configuration of providers only once. Only requests that need a provider wait for that.
   */
  async function instanceFor(secure: boolean, needsProvider = false): Promise<Instance> {
    const current = instances.get(secure)
    if (current === undefined) return (await loadInstance(secure)).instance
    if (current.isComplete || performance.now() - current.createdAt < providerRetryDelayMs) return current.instance
    const next = loadInstance(secure)
    if (needsProvider) return (await next).instance
    next.catch((cause: unknown) => options.report('Sign-in could not be set up again.', cause))
    return current.instance
  }

  /** Creates and stores an instance. Concurrent calls share one. */
  function loadInstance(secure: boolean): Promise<CreatedInstance> {
    const running = pendingInstances.get(secure)
    if (running) return running
    const pending = createInstanceWithProviders(secure).finally(() => pendingInstances.delete(secure))
    pendingInstances.set(secure, pending)
    return pending
  }

  async function createInstanceWithProviders(secure: boolean): Promise<CreatedInstance> {
    const openIdProviders = await findReachableProviders(options.openIdProviders, options.report)
    const instance = createInstance({ ...options, openIdProviders }, plugins, secure)
    const { socialProviders } = await instance.$context
    const isComplete = options.openIdProviders.every(({ id }) => socialProviders.some((one) => one.id === id))
    const created = { instance, isComplete, createdAt: performance.now() }
    instances.set(secure, created)
    return created
  }

  const isSecure = (request: Request) => new URL(request.url).protocol === 'https:'
  const cookieName = (secure: boolean, name: string) => `${cookiePrefix(secure)}.${name}`
  const serializeAuthCookie = (secure: boolean, name: string, value: string, maxAge?: number) =>
    serializeCookie(cookieName(secure, name), value, { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
  const serializeHint = (secure: boolean, value: string) =>
    serializeCookie(sessionHint, value, {
      path: `${place.basePath}/`,
      maxAge: value === '' ? 0 : options.sessionDays * daySeconds,
      sameSite: 'lax',
      secure,
    })

  async function handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const path = pathname.slice((place.basePath + authPath).length)
    // Requests to unknown paths never reach better-auth, which would count each path in its own row of the database.
    if (!allowedRequests.has(`${request.method} ${path}`))
      return createRefusal(404, 'There is nothing at this address.')
    // A provider's form comes from another origin. better-auth redirects the POST to a GET, which `state` protects.
    const isOfProvider = options.openIdProviders.some(({ id }) => path === `/callback/${id}`)
    if (request.method === 'POST' && !isOfProvider && isForeign(request))
      return createRefusal(403, 'This is taken only from a page of this website.')
    // The body is read here because a response about too many requests needs it as well, to lead to the form's page.
    const body = request.method === 'POST' ? await request.text() : undefined
    const authRequest = new Request(path === '/error' ? signInUrl(request) : request.url, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(body !== undefined && { body }),
    })
    const needsProvider = isOfProvider || (request.method === 'POST' && /^\/(?:signin\/|token$)/.test(path))
    const instance = await instanceFor(isSecure(request), needsProvider)
    let response = await instance.handler(authRequest)
    // better-auth has reported the error. The only transient cause is an outage of the database, so `handle` rejects.
    if (response.status === 500) throw new Error('A request about an account could not be handled.')
    // Only better-auth's limit on requests from one IP address sends this header. Our endpoints' own 429 responses lack it.
    const retryAfter = response.headers.get('x-retry-after')
    if (retryAfter !== null)
      response = tooManyRequestsResponse(request, path, isOfProvider ? '' : (body ?? ''), retryAfter)
    return finish(request, response)
  }

  /** Returns the URL of the endpoint `signin` with the error code of the request. It redirects to the sign-in page. */
  function signInUrl(request: Request): string {
    const url = new URL(request.url)
    url.pathname = `${place.basePath}${authPath}/signin`
    if (!url.searchParams.has('error')) url.searchParams.set('error', 'Default')
    return url.href
  }

  /**
   * Describes a refusal by the limit on requests from one IP address as the refused form or endpoint would: by JSON for a
   * script, and otherwise by a redirect to the page of the form.
   *
   * @param path the path below `authPath`
   * @param body the fields of the form; '' for a form of a provider, whose fields are not ours
   * @param seconds the time until another request is allowed
   */
  function tooManyRequestsResponse(request: Request, path: string, body: string, seconds: string): Response {
    const { origin, searchParams } = new URL(request.url)
    const fields = new URLSearchParams(body)
    const source = {
      body: Object.fromEntries(fields),
      query: Object.fromEntries(searchParams),
      context: { baseURL: origin },
    }
    const problems = { form: 'too-many-requests' } as const
    const isForm = request.method === 'POST'
    if (shouldRespondWithJson(source) || (!isForm && !isNavigation(request.headers))) {
      const url = withParameter(loginPageOf(source, place), 'error', 'TooManyAttempts')
      return Response.json({ url, problems }, { status: 429, headers: { 'retry-after': seconds } })
    }
    const [form, page] = formOfPath(path)
    const email = fields.get('email')
    const token = fields.get('token')
    const state: FormState = { form, problems, ...(email && { values: { email: email.slice(0, maxEchoedLength) } }) }
    const query = token ? `?token=${encodeURIComponent(token.slice(0, maxEchoedLength))}` : ''
    const location = page === '/login' ? loginPageOf(source, place) : pageOf(source, place, page) + query
    return new Response(null, {
      status: isForm ? 303 : 302,
      headers: { location, 'retry-after': seconds, 'set-cookie': formStateCookie(request, state) },
    })
  }

  /**
   * Makes a response uncacheable, and adds the hint cookie, which tells scripts whether there may be a session: if the
   * response sets or removes the session cookie, the hint is set or removed as well. If the request has a hint but no
   * session cookie, the hint is removed.
   */
  function finish(request: Request, answer: Response): Response {
    const headers = new Headers(answer.headers)
    headers.set('cache-control', 'private, no-store')
    headers.delete('pragma')
    const secure = isSecure(request)
    const hint = hintFor(headers.getSetCookie(), cookieName(secure, 'session_token'), request)
    if (hint !== undefined) headers.append('set-cookie', serializeHint(secure, hint))
    else for (const cookie of staleHint(request, secure)) headers.append('set-cookie', cookie)
    return new Response(answer.body, { status: answer.status, headers })
  }

  const hasSessionCookie = (request: Request, secure: boolean) =>
    cookiesOf(request)[cookieName(secure, 'session_token')] !== undefined

  /** Returns the cookie that removes the hint from a browser that has the hint but no session cookie. */
  const staleHint = (request: Request, secure: boolean): readonly string[] =>
    cookiesOf(request)[sessionHint] !== undefined && !hasSessionCookie(request, secure)
      ? [serializeHint(secure, '')]
      : []

  async function readPerson(request: Request) {
    // A request without the cookie has no session, so no query is needed.
    const secure = isSecure(request)
    if (!hasSessionCookie(request, secure)) return { person: undefined, cookies: staleHint(request, secure) }
    const instance = await instanceFor(secure)
    const { response, headers } = await instance.api.getSession({ headers: request.headers, returnHeaders: true })
    const cookies = headers.getSetCookie()
    // The session has ended, so the hint is removed. Without the hint, the browser deletes its copy of the account's data.
    if (!response) return { person: undefined, cookies: [...cookies, serializeHint(secure, '')] }
    const { user, session } = response
    const person: Person = {
      user: {
        id: user.id,
        name: user.name,
        email: user.email,
        site: user.site ?? undefined,
        createdAt: new Date(user.createdAt),
      },
      session: { id: session.id, provider: session.provider ?? undefined, createdAt: new Date(session.createdAt) },
    }
    // A session that has been extended keeps its hint for as long.
    const hint = hintFor(cookies, cookieName(secure, 'session_token'), request)
    return { person, cookies: hint === undefined ? cookies : [...cookies, serializeHint(secure, hint)] }
  }

  async function requireDatabase() {
    // The query must not be raw SQL, which would wait behind writes that wait for a lock: the SQLite driver recognizes only
    // Kysely's queries as reads.
    await options.storage.db.selectNoFrom(sql<number>`1`.as('one')).execute()
  }

  function readFormPage(request: Request): FormPage {
    const secure = isSecure(request)
    const sent = cookiesOf(request)
    const stateCookie = sent[cookieName(secure, 'form')]
    const cookieToken = readCsrfCookie(sent[cookieName(secure, 'csrf')], secret)
    const newToken = cookieToken === undefined ? createCsrfToken(secret) : undefined
    return {
      csrfToken: cookieToken ?? newToken?.token ?? '',
      state: openFormState(stateCookie, secret),
      cookies: [
        ...(newToken ? [serializeAuthCookie(secure, 'csrf', newToken.cookie)] : []),
        // The page shows the state only once, so the cookie is removed.
        ...(stateCookie ? [serializeAuthCookie(secure, 'form', '', 0)] : []),
      ],
    }
  }

  function formStateCookie(request: Request, state: FormState): string {
    return serializeAuthCookie(isSecure(request), 'form', sealFormState(state, secret), formStateMaxAgeSeconds)
  }

  async function readEmailProof(token: string) {
    const { adapter, internalAdapter } = await (await instanceFor(true)).$context
    if (await readAccountToken(adapter, 'verify-email', token)) return 'registration'
    const change = await readAccountToken(adapter, 'change-email', token)
    if (!change) return undefined
    return (await findPasswordHash(internalAdapter, change.userId)) === undefined ? 'session' : 'account'
  }

  async function listSessions(userId: string) {
    const { internalAdapter } = await (await instanceFor(true)).$context
    const sessions = await internalAdapter.listSessions(userId, { onlyActiveSessions: true })
    return sessions.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
      id,
      device: userAgent ?? '',
      network: ipAddress ?? '',
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    }))
  }

  async function listProviders(userId: string) {
    const { internalAdapter } = await (await instanceFor(true)).$context
    return (await internalAdapter.findAccounts(userId)).map(({ providerId }) => providerId)
  }

  const openIdProviders = options.openIdProviders.map(({ id, name }) => ({ id, name }))
  return {
    handle,
    readPerson,
    requireDatabase,
    readFormPage,
    readEmailProof,
    formStateCookie,
    openIdProviders,
    listSessions,
    listProviders,
  }
}

/**
 * Returns the prefix of cookie names. Over https it begins with `__Host-`, which limits a cookie to the exact host that has
 * set it (RFC 6265bis, 4.1.3.2).
 */
const cookiePrefix = (secure: boolean) => (secure ? '__Host-auth' : 'auth')

function createInstance(options: AuthOptions, plugins: Plugins, secure: boolean) {
  const { place, secret, storage, openIdProviders, report, sessionDays, formsPerMinute, passwords } = options
  const tokenRateLimit = { window: 60, max: 600 }
  return betterAuth({
    ...authSchema,
    appName: 'auth',
    secret,
    database: { db: storage.db, type: storage.kind },
    basePath: place.basePath + authPath,
    baseURL: { allowedHosts: [...options.hosts], protocol: secure ? 'https' : 'http' },
    session: {
      ...authSchema.session,
      expiresIn: sessionDays * daySeconds,
      // A visit extends the session if this time has passed since the last extension. It must be shorter than `expiresIn`.
      updateAge: Math.min(1, sessionDays / 2) * daySeconds,
      freshAge: 600,
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength,
      ...(passwords && { password: passwords }),
    },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: true } },
    rateLimit: {
      ...authSchema.rateLimit,
      enabled: true,
      window: 60,
      max: formsPerMinute,
      // These reads change nothing, and the browser requests the session whenever a window regains the focus. `/token` is
      // read and renewed in the background by every tab.
      customRules: { '/session': false, '/csrf': false, '/providers': false, '/token': tokenRateLimit },
    },
    advanced: {
      cookiePrefix: cookiePrefix(secure),
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // The front determines the client's IP address and trusts the configured proxies only (settled 12).
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      // The endpoints check our own CSRF token (`csrf-token.server.ts`), and `handle` has checked the origin of the request.
      disableCSRFCheck: true,
    },
    databaseHooks: {
      user: {
        create: {
          // A registration already sets the site. For a first sign-in with a provider, it was stored in the OAuth state.
          before: async (user) => {
            const site = (await getOAuthState())?.serverContext?.site
            return site === undefined ? undefined : { data: { ...user, site } }
          },
        },
      },
      session: {
        create: {
          before: async (session, ctx) => ({
            data: {
              ...session,
              // The session stores only as much as its owner needs to recognize the device.
              ipAddress: shortAddress(session.ipAddress ?? ''),
              userAgent: shortDevice(session.userAgent ?? ''),
              provider: ctx?.path === '/callback/:id' ? String(ctx.params?.id) : 'credentials',
            },
          }),
          after: async ({ userId }, ctx) => {
            if (ctx) await limitSessions(ctx, userId)
          },
        },
      },
    },
    logger: {
      level: 'warn',
      // The arguments may contain users' email addresses, so only the message and the error are reported.
      log: (level, message, ...rest) => {
        if (level === 'error' && !isStrayCallback(message, rest))
          report(
            `${message}`.replace(/\S+@\S+/g, '…'),
            rest.find((one) => one instanceof Error),
          )
      },
    },
    onAPIError: {
      // Refusals are not errors of the server, and better-auth would print them with the visitor's input.
      onError: (error) => {
        if (!isAPIError(error) || error.statusCode >= 500) report('A request about an account has failed.', error)
      },
    },
    plugins: [...plugins, ...(openIdProviders.length === 0 ? [] : [openIdPlugin(openIdProviders)])],
  })
}

/** Returns the account form to which a path belongs, and the page that shows it; for any other path, the sign-in form. */
function formOfPath(path: string): [form: string, page: string] {
  const [, name] = /^\/account\/([a-z-]+)$/.exec(path) ?? []
  if (name === undefined) return ['login', '/login']
  const hasOwnPage = ['register', 'forgot-password', 'reset-password', 'verify-email'].includes(name)
  return [name, hasOwnPage ? `/${name}` : '/profile']
}

/**
 * Whether a browser says that a form is from another origin. Other clients send neither `Sec-Fetch-Site` nor `Origin`: they
 * are let through, because the CSRF token is checked in any case.
 */
const isForeign = (request: Request): boolean =>
  (request.headers.has('sec-fetch-site') || request.headers.has('origin')) && !isSameOriginRequest(request)

const cookiesOf = (request: Request) => parseCookie(request.headers.get('cookie') ?? '')

/** Returns the value of the hint cookie: '' when the response ends the session, undefined when the hint does not change. */
function hintFor(set: readonly string[], sessionCookie: string, request: Request): string | undefined {
  const cookie = set.map((one) => parseSetCookie(one)).findLast((one) => one?.name === sessionCookie)
  if (cookie === undefined) return undefined
  if (cookie.maxAge === 0 || cookie.value === '') return ''
  const [, provider] = /\/callback\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? []
  if (provider !== undefined && provider !== 'credentials') return 'renewed'
  // A session that continues has the same cookie and keeps its kind of hint.
  const cookies = cookiesOf(request)
  return cookie.value === cookies[sessionCookie] ? (cookies[sessionHint] ?? 'yes') : 'yes'
}

const createRefusal = (status: number, text: string) =>
  textResponse(status, text, { 'cache-control': 'private, no-store' })
