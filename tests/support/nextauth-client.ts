/**
 * A client of NextAuth's REST API, written from its documentation and from what its own client for React does on the wire: it
 * knows nothing of this application. Cookies are kept as a browser keeps them.
 */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>

type Provider = { id: string; name: string; type: string; signinUrl: string; callbackUrl: string }
type Session = { user: { id: string; name: string; email: string; image: string | null }; expires: string }

export class CookieJar {
  readonly #cookies = new Map<string, string>()
  /** Every `Set-Cookie` line there has been. */
  readonly lines: string[] = []

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      this.lines.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0(?:;|$)/i.test(line) || value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  get names(): readonly string[] {
    return [...this.#cookies.keys()]
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

export class NextAuthClient {
  readonly #base: string
  readonly #fetch: Fetch
  readonly cookies: CookieJar
  /** Headers that go with every request. */
  headers: Record<string, string> = {}

  /** @param base the address of the API, such as `http://localhost:3000/api/auth` */
  constructor(base: string, fetch: Fetch, cookies = new CookieJar()) {
    this.#base = base
    this.#fetch = fetch
    this.cookies = cookies
  }

  async get(path: string): Promise<Response> {
    const response = await this.#fetch(`${this.#base}/${path}`, {
      method: 'GET',
      headers: { ...this.headers, ...(this.cookies.header && { cookie: this.cookies.header }) },
    })
    this.cookies.take(response)
    return response
  }

  async post(path: string, fields: Record<string, string | undefined>): Promise<Response> {
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
    const response = await this.#fetch(`${this.#base}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...this.headers,
        ...(this.cookies.header && { cookie: this.cookies.header }),
      },
      body: new URLSearchParams(given).toString(),
    })
    this.cookies.take(response)
    return response
  }

  async getProviders(): Promise<Record<string, Provider>> {
    return (await (await this.get('providers')).json()) as Record<string, Provider>
  }

  async getCsrfToken(): Promise<string> {
    return ((await (await this.get('csrf')).json()) as { csrfToken: string }).csrfToken
  }

  /** Null when signed out, because the response is an empty object then. */
  async getSession(callbackUrl?: string): Promise<Session | null> {
    const query = callbackUrl === undefined ? '' : `?${new URLSearchParams({ callbackUrl })}`
    const session = (await (await this.get(`session${query}`)).json()) as Partial<Session>
    return Object.keys(session).length > 0 ? (session as Session) : null
  }

  /** Works like `signIn(provider, {redirect: false})`: credentials are sent to `callback/`, other providers to `signin/`. */
  async signIn(provider: string, fields: Record<string, string> = {}, callbackUrl = '/') {
    const providers = await this.getProviders()
    const isCredentials = providers[provider]?.type === 'credentials'
    const response = await this.post(`${isCredentials ? 'callback' : 'signin'}/${provider}`, {
      ...fields,
      csrfToken: await this.getCsrfToken(),
      callbackUrl,
      json: 'true',
    })
    const data = (await response.json()) as { url: string }
    const error = new URL(data.url).searchParams.get('error')
    return { error, status: response.status, ok: response.ok, url: error ? null : data.url }
  }

  async signOut(callbackUrl = '/'): Promise<{ url: string }> {
    const response = await this.post('signout', { csrfToken: await this.getCsrfToken(), callbackUrl, json: 'true' })
    return (await response.json()) as { url: string }
  }
}
