import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from './free-port.ts'
import { CookieJar } from './cookie-jar.ts'
import { NextAuthClient } from './nextauth-client.ts'

export type RunningProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The number of successful requests for tokens, by grant type. */
  readonly granted: Record<string, number>
  readonly stop: () => Promise<void>
}

/**
 * Starts a real OpenID Connect provider on the loopback interface, which accepts any name and password. The account of a
 * name has the email address `<name>@provider.example`.
 *
 * @param redirectUris the allowed redirect URIs
 * @param options.lifetime the lifetime of access tokens, in seconds
 * @param options.port the port; a free one by default
 * @param options.emailVerified whether the provider says that it has verified the email addresses
 */
export async function startOpenIdProvider(
  redirectUris: readonly string[],
  options: { lifetime?: number; emailVerified?: boolean; port?: number } = {},
): Promise<RunningProvider> {
  const { lifetime = 40, emailVerified = true, port = await freePort() } = options
  const issuer = `http://127.0.0.1:${port}`
  const client = { clientId: 'the-site', clientSecret: 'a-secret-of-the-test' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...redirectUris],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        name: `${sub} of the provider`,
        email: `${sub}@provider.example`,
        email_verified: emailVerified,
      }),
    }),
    ttl: { AccessToken: lifetime, RefreshToken: 3600, IdToken: 3600, Grant: 3600, Interaction: 600, Session: 3600 },
  })
  const granted: Record<string, number> = {}
  provider.on('grant.success', ({ oidc }) => {
    const kind = String(oidc.params?.grant_type)
    granted[kind] = (granted[kind] ?? 0) + 1
  })
  const server = await new Promise<Server>((resolve) => {
    const listening = provider.listen(port, '127.0.0.1', () => resolve(listening))
    // The timeout is increased, because with the usual 5 s a busy test may send a request on a connection that the provider
    // has just closed.
    listening.keepAliveTimeout = 60_000
  })
  return {
    issuer,
    ...client,
    granted,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Signs a client in at the provider `openid` as a browser does, through the provider's pages. */
export const signInAtProvider = async (client: NextAuthClient, name: string): Promise<Arrival> =>
  signInAtProviderPage(client, name, new URL(await client.signInByRedirect('openid')))

/**
 * The status and the Location header of the site's response after the provider has redirected the browser back to the site.
 */
type Arrival = { readonly status: number; readonly location: string }

/**
 * Signs in on the pages of the provider, and sends the provider's response back to the site, either by a redirect or by the
 * form that the provider makes the browser submit.
 *
 * @param client the client that has started the sign-in
 * @param name the name that is typed on the provider's page
 * @param start the URL that the client was redirected to
 */
export async function signInAtProviderPage(client: NextAuthClient, name: string, start: URL): Promise<Arrival> {
  const cookies = new CookieJar()
  let at = start
  const { origin } = at
  const fill: Record<string, string>[] = [{ prompt: 'login', login: name, password: 'anything' }, { prompt: 'consent' }]
  while (at.origin === origin) {
    const fields = at.pathname.startsWith('/interaction/') ? fill.shift() : undefined
    const response = await fetch(at, {
      method: fields ? 'POST' : 'GET',
      headers: { cookie: cookies.header },
      redirect: 'manual',
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    cookies.take(response)
    const location = response.headers.get('location')
    if (location === null) return postForm(client, await response.text())
    at = new URL(location, at)
  }
  return arrivalOf(await client.get(`callback/openid${at.search}`))
}

/**
 * Sends the form of `response_mode=form_post` without cookies, because browsers do not send the site's `SameSite` cookies
 * with a cross-site form, and then follows the redirect of the response with the cookies.
 */
async function postForm(client: NextAuthClient, page: string): Promise<Arrival> {
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  if (fields.length === 0) throw new Error(`The provider answers with another page: ${page.slice(0, 500)}`)
  const otherClient = new NextAuthClient(client.base, client.send)
  otherClient.headers = client.headers
  const posted = await otherClient.post(
    'callback/openid',
    Object.fromEntries(fields.map(([, name, value]) => [name, value])),
  )
  const location = new URL(posted.headers.get('location') ?? '', client.base)
  return arrivalOf(await client.get(`callback/openid${location.search}`))
}

const arrivalOf = ({ status, headers }: Response): Arrival => ({ status, location: headers.get('location') ?? '' })
