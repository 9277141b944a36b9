import type { FormState } from './form-state.ts'
import { readSessionHint } from './session-hint.ts'

export type SessionData = {
  readonly user: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly image: string | null
  }
  /** The time at which the session expires (ISO 8601). */
  readonly expires: string
}

/** The state of the session in the browser (specification section 4). */
export type SessionSnapshot =
  | { readonly status: 'loading' | 'unauthenticated'; readonly data?: undefined }
  | { readonly status: 'authenticated'; readonly data: SessionData }

type SignInResult = { readonly url: string; readonly problems?: NonNullable<FormState['problems']> }

type WatchOptions = {
  /**
   * The interval at which the session is refetched: 1,000 ms for `true`, never for `false`, or a number of milliseconds
   * (specification section 9).
   */
  readonly refetchInterval?: boolean | number
}

/** The time within which `visibilitychange` and `focus` are treated as a single return to the window, in milliseconds. */
const returnDebounceMs = 1000
/** The time before its expiry at which a token is renewed, in milliseconds (settled 9). */
const renewBeforeExpiryMs = 30_000
/** The minimum interval between renewals, and the delay before a failed request is retried, in milliseconds (settled 9). */
const minRenewalIntervalMs = 10_000
/** The maximum delay of `setTimeout`, in milliseconds. A longer one overflows, and usually ends at once. */
const maxTimeoutMs = 2 ** 31 - 1

/**
 * An error with an HTTP status: that of the response, or 400 when no CSRF token could be fetched (specification section 8).
 */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

const isUnavailable = (error: unknown): boolean => error instanceof SessionError && error.statusCode === 503

/**
 * Creates the session of one document. Its status is `loading` until a first fetch has ended, and stays `loading` as long as
 * the server is unavailable (503).
 *
 * @param base the URL of the session API, without a trailing slash
 */
export function createSession(base: string) {
  let snapshot: SessionSnapshot = { status: 'loading' }
  let pendingRequest: Promise<SessionSnapshot> | undefined
  let requestedAt = 0
  let returnedAt = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()

  function setSnapshot(next: SessionSnapshot): SessionSnapshot {
    snapshot = next
    for (const listener of listeners) listener()
    return snapshot
  }

  async function fetchSession(): Promise<SessionSnapshot> {
    try {
      const response = await fetch(`${base}/session?${new URLSearchParams({ callbackUrl: location.href })}`)
      if (!response.ok) throw new SessionError(response.status, 'The session could not be asked for.')
      const data = (await response.json()) as Partial<SessionData>
      return setSnapshot(
        data.user ? { status: 'authenticated', data: data as SessionData } : { status: 'unauthenticated' },
      )
    } catch (error) {
      // While the server is unavailable, the reader is not treated as signed out. The next refresh fetches the session
      // again.
      if (isUnavailable(error)) return snapshot
      // A request that fails for other reasons does not change a known status.
      return snapshot.status === 'loading' ? setSnapshot({ status: 'unauthenticated' }) : snapshot
    }
  }

  /** Fetches the session. Concurrent calls share one request. */
  function refresh(): Promise<SessionSnapshot> {
    pendingRequest ??= fetchSession().finally(() => {
      pendingRequest = undefined
      requestedAt = Date.now()
    })
    return pendingRequest
  }

  const isSignedIn = () => snapshot.status === 'authenticated'
  /** Whether the reader is signed in or the status is still unknown. */
  const canBeSignedIn = () => snapshot.status !== 'unauthenticated'

  async function csrfToken(): Promise<string | undefined> {
    try {
      const response = await fetch(`${base}/csrf`)
      return response.ok ? ((await response.json()) as { csrfToken?: string }).csrfToken : undefined
    } catch {
      return undefined
    }
  }

  /**
   * Signs in as NextAuth's client does: with credentials on this website, or by starting the sign-in at the provider.
   *
   * @param fields the fields of the form, with the `callbackUrl`
   * @returns the URL to go to, and the problems of the form if there are any
   * @throws SessionError when the providers cannot be fetched, or the response contains no URL
   */
  async function signIn(provider: string, fields: Readonly<Record<string, string>>): Promise<SignInResult> {
    const [providers, token] = await Promise.all([fetchProviders(), csrfToken()])
    const isHere = providers[provider]?.type === 'credentials'
    const response = await post(`${isHere ? 'callback' : 'signin'}/${provider}`, {
      ...fields,
      csrfToken: token ?? fields.csrfToken ?? '',
    })
    const { url, problems } = (await response.json()) as Partial<SignInResult>
    if (url === undefined) throw new SessionError(response.status, 'Signing in has failed.')
    if (isHere && response.ok) await refresh()
    return { url, ...(problems && { problems }) }
  }

  async function fetchProviders() {
    const response = await fetch(`${base}/providers`)
    if (!response.ok) throw new SessionError(response.status, 'The providers could not be fetched.')
    return (await response.json()) as Readonly<Record<string, { readonly type: string } | undefined>>
  }

  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${base}/${path}`, { method: 'POST', body: new URLSearchParams({ ...fields, json: 'true' }) })

  /**
   * Ends the session.
   *
   * @returns the URL to go to
   * @throws SessionError with the status of the response, or with 400 when no CSRF token could be fetched (specification
   * section 8)
   */
  async function signOut(callbackUrl: string): Promise<string> {
    const token = await csrfToken()
    if (!token) throw new SessionError(400, 'Could not fetch CSRF Token for signing out')
    const response = await post('signout', { csrfToken: token, callbackUrl })
    if (!response.ok) throw new SessionError(response.status, 'Signing out has failed.')
    setSnapshot({ status: 'unauthenticated' })
    return ((await response.json()) as { url: string }).url
  }

  /**
   * Returns the time at which the provider's token expires, in milliseconds since 1970, after renewing the token if `renew`
   * is true; undefined when there is no such token.
   *
   * @throws SessionError when the server refuses the request; another error when it could not be sent
   */
  async function fetchTokenExpiry(renew: boolean): Promise<number | undefined> {
    const token = renew ? await csrfToken() : undefined
    if (renew && !token) throw new Error('Could not fetch CSRF Token')
    const response = token ? await post('token', { csrfToken: token }) : await fetch(`${base}/token`)
    if (!response.ok) throw new SessionError(response.status, 'The token could not be renewed.')
    const { expires } = (await response.json()) as { expires?: string }
    return expires === undefined ? undefined : Date.parse(expires)
  }

  /**
   * Renews the provider's token before it expires, while the reader is signed in. If the server refuses the renewal, the
   * session ends; after other errors, the request is retried. Returns a function that stops the renewal.
   */
  function startTokenRenewal(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const scheduleStep = (renew: boolean, wait: number) => {
      timer = setTimeout(() => {
        if (!isStopped && isSignedIn()) void step(renew)
      }, wait)
    }
    const step = async (renew: boolean) => {
      try {
        const end = await fetchTokenExpiry(renew)
        if (end === undefined || isStopped) return
        const wait = end - Date.now() - renewBeforeExpiryMs
        // A token that lives longer than a timer can wait is not renewed yet; its expiry is only read again.
        scheduleStep(wait <= maxTimeoutMs, Math.min(maxTimeoutMs, Math.max(minRenewalIntervalMs, wait)))
      } catch (error) {
        if (isStopped) return
        // Without a network or a CSRF token, and with the status 503 or 429, the server has not refused to renew the token.
        const isRefused = error instanceof SessionError && !isUnavailable(error) && error.statusCode !== 429
        if (isRefused) setSnapshot({ status: 'unauthenticated' })
        else scheduleStep(renew, minRenewalIntervalMs)
      }
    }
    void step(false)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }

  /**
   * Keeps the status up to date: unless the reader is signed out, refetches the session when the reader comes back to the
   * window, and at `refetchInterval` if there is one. Renews a provider's token.
   *
   * @returns a function that stops watching
   */
  function watch({ refetchInterval = false }: WatchOptions = {}): () => void {
    const listenerController = new AbortController()
    const { signal } = listenerController
    const handleLeave = () => (returnedAt = Number.NEGATIVE_INFINITY)
    const handleReturn = () => {
      const now = performance.now()
      if (document.visibilityState !== 'visible' || !canBeSignedIn() || now - returnedAt < returnDebounceMs) return
      returnedAt = now
      void refresh()
    }
    document.addEventListener('visibilitychange', () => (document.hidden ? handleLeave() : handleReturn()), { signal })
    addEventListener('blur', handleLeave, { signal })
    addEventListener('focus', handleReturn, { signal })
    const interval = refetchInterval === true ? 1000 : refetchInterval
    const timer = interval === false ? undefined : setInterval(() => canBeSignedIn() && void refresh(), interval)

    let stopTokenRenewal: (() => void) | undefined
    const updateTokenRenewal = () => {
      const isNeeded = isSignedIn() && readSessionHint(document.cookie) === 'renewed'
      if (isNeeded === (stopTokenRenewal !== undefined)) return
      stopTokenRenewal?.()
      stopTokenRenewal = isNeeded ? startTokenRenewal() : undefined
    }
    listeners.add(updateTokenRenewal)
    updateTokenRenewal()
    return () => {
      listenerController.abort()
      clearInterval(timer)
      listeners.delete(updateTokenRenewal)
      stopTokenRenewal?.()
    }
  }

  return {
    refresh,
    signIn,
    signOut,
    watch,
    getSnapshot: () => snapshot,
    /** Returns the snapshot, after fetching it if it is still `loading` or older than `maxAge` milliseconds. */
    load: (maxAge = Number.POSITIVE_INFINITY) =>
      snapshot.status === 'loading' || Date.now() - requestedAt > maxAge ? refresh() : Promise.resolve(snapshot),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The session of this document. */
export const session = createSession(`${import.meta.env.BASE_URL}api/auth`)
