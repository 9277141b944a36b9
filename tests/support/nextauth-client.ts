import { AsyncLocalStorage } from 'node:async_hooks'
import * as nextAuth from 'next-auth/react'
import { CookieJar } from './cookie-jar.ts'

export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>

type Session = { user: { id: string; name: string; email: string; image: string | null }; expires: string }
type SignInResult = { error: string | null; status: number; ok: boolean; url: string | null }

// NextAuth's client uses the global `window` and `fetch`. Here each `NextAuthClient` acts as a browser of its own: while it
// calls that client, both globals are those of the `NextAuthClient`. All other code, including the code under test, has the
// real `fetch` and no `window`.
const calling = new AsyncLocalStorage<NextAuthClient>()
const realFetch = globalThis.fetch
Object.defineProperty(globalThis, 'window', { configurable: true, get: () => calling.getStore()?.window })
globalThis.fetch = (input, init) => calling.getStore()?.fetch(String(input), init) ?? realFetch(input, init)

/** The default path of the API in NextAuth's client. */
const apiPath = '/api/auth'

/** The client of NextAuth 4 (npm `next-auth`), with its own cookies. `get` and `post` send other requests. */
export class NextAuthClient {
  readonly base: string
  readonly send: Fetch
  readonly cookies: CookieJar
  /** The headers that are added to every request. */
  headers: Record<string, string> = {}
  /** The window of the client, whose `location.href` is the URL that the client navigated to last. */
  readonly window = { location: { href: '', reload: () => {} } }

  /** @param base the base URL of the API, such as `http://localhost:3000/api/auth` */
  constructor(base: string, fetch: Fetch, cookies = new CookieJar()) {
    this.base = base
    this.send = fetch
    this.cookies = cookies
  }

  /** Sends a request with the cookies of this client. The path begins with `apiPath`, as NextAuth's client sends it. */
  async fetch(path: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    const isForm = body instanceof URLSearchParams
    const init = {
      method: method.toUpperCase(),
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...this.headers,
        ...(this.cookies.header && { cookie: this.cookies.header }),
      },
      ...(body && { body: isForm ? body.toString() : (body as string) }),
    }
    const response = await calling.exit(() => this.send(this.base + path.replace(apiPath, ''), init))
    this.cookies.take(response)
    return response
  }

  get(path: string): Promise<Response> {
    return this.fetch(`${apiPath}/${path}`)
  }

  post(path: string, fields: Record<string, string | undefined>): Promise<Response> {
    const definedFields = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
    return this.fetch(`${apiPath}/${path}`, { method: 'POST', body: new URLSearchParams(definedFields) })
  }

  getProviders() {
    return calling.run(this, () => nextAuth.getProviders())
  }

  async getCsrfToken(): Promise<string> {
    return (await calling.run(this, () => nextAuth.getCsrfToken())) ?? ''
  }

  /** Returns the session; null when signed out. */
  getSession(): Promise<Session | null> {
    return calling.run(this, () => nextAuth.getSession()) as Promise<Session | null>
  }

  /** Signs in without leaving the page. */
  signIn(provider: 'credentials', fields: Record<string, string> = {}, callbackUrl = '/'): Promise<SignInResult> {
    return calling.run(this, async () => {
      const result = await nextAuth.signIn(provider, { ...fields, redirect: false, callbackUrl })
      if (!result) throw new Error(`The client has left for ${this.window.location.href}.`)
      return result
    })
  }

  /**
   * Signs in by leaving the page, either for the provider or for the page that follows the sign-in.
   *
   * @returns the URL that the client has navigated its window to
   */
  signInByRedirect(
    provider: string,
    options: Record<string, string> = {},
    authorizationParams: Record<string, string> = {},
  ): Promise<string> {
    return calling.run(this, async () => {
      await nextAuth.signIn(provider, { callbackUrl: '/', ...options }, authorizationParams)
      return this.window.location.href
    })
  }

  signOut(callbackUrl = '/'): Promise<{ url: string }> {
    return calling.run(this, () => nextAuth.signOut({ redirect: false, callbackUrl }))
  }
}
