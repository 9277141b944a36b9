import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { origin, password, startAuth } from '../../tests/support/auth.ts'
import { expectConsole } from '../../tests/support/console-fails.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import { freePort } from '../../tests/support/free-port.ts'
import type { NextAuthClient } from '../../tests/support/nextauth-client.ts'
import {
  signInAtProvider,
  signInAtProviderPage,
  type RunningProvider,
  startOpenIdProvider,
} from '../../tests/support/open-id-provider.ts'
import { providerRetryDelayMs } from './create-auth.server.ts'
import { nextAuthErrorOf, nextAuthErrors } from './nextauth-errors.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let provider: RunningProvider
beforeAll(async () => {
  provider = await startOpenIdProvider([`${origin}/api/auth/callback/openid`])
})
afterAll(() => provider.stop())

const email = 'ada@example.org'
const providerFields = () => {
  const { issuer, clientId, clientSecret } = provider
  return { openIdProviders: [{ id: 'openid', name: 'Health Login', issuer, clientId, clientSecret }] }
}
const postJson = (client: NextAuthClient, path: string, body: object) =>
  client.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const locationOf = ({ headers }: Response) => headers.get('location')

describeDatabases('the client of NextAuth 4', ({ open }) => {
  test('gets the type of each provider as NextAuth names it', async () => {
    const { client } = startAuth(await open(), providerFields())
    const providers = Object.values((await client().getProviders()) ?? {})
    expect(providers.map(({ id, type }) => [id, type])).toEqual([
      ['openid', 'oauth'],
      ['credentials', 'credentials'],
    ])
  })

  test('signs in with credentials by leaving for the callback URL, or for the sign-in page with the error', async () => {
    const { join, client } = startAuth(await open())
    await join(email)
    const one = client()
    expect(await one.signInByRedirect('credentials', { email, password: 'wrong', callbackUrl: '/nl/news' })).toBe(
      `${origin}/nl/login?callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fnl%2Fnews&error=CredentialsSignin`,
    )
    expect(await one.getSession()).toBeNull()
    expect(await one.signInByRedirect('credentials', { email, password, callbackUrl: '/nl/news' })).toBe(
      `${origin}/nl/news`,
    )
    expect((await one.getSession())?.user.email).toBe(email)
  })

  test('signs in at a provider, which responds with a redirect or with a form', async () => {
    const { client } = startAuth(await open(), providerFields())
    for (const responseMode of ['query', 'form_post']) {
      const one = client()
      const params = { response_mode: responseMode, login_hint: 'grace', redirect_uri: 'https://evil.example/' }
      const url = new URL(await one.signInByRedirect('openid', { callbackUrl: '/nl/news' }, params))
      expect([url.origin, url.searchParams.get('login_hint'), url.searchParams.get('redirect_uri')]).toEqual([
        provider.issuer,
        'grace',
        `${origin}/api/auth/callback/openid`,
      ])
      // The browser reports the provider's form as cross-site, and sends no cookie with it.
      one.headers = { 'sec-fetch-site': 'cross-site', origin: provider.issuer }
      expect([responseMode, (await signInAtProviderPage(one, 'grace', url)).location]).toEqual([
        responseMode,
        `${origin}/nl/news`,
      ])
      one.headers = {}
      expect((await one.getSession())?.user.email).toBe('grace@provider.example')
    }
  })

  test('gets an account at a first sign-in with a provider that keeps the language of the site', async () => {
    const storage = await open()
    const { client } = startAuth(storage, providerFields())
    for (const [name, options, site] of [
      ['grace', { site: 'nl', callbackUrl: '/' }, 'nl'],
      ['hedy', { callbackUrl: '/nl/news' }, 'nl'],
      ['lise', { callbackUrl: '/' }, 'en'],
    ] as const) {
      const one = client()
      await signInAtProviderPage(one, name, new URL(await one.signInByRedirect('openid', options)))
      const users = storage.db.selectFrom('user').select('site').where('email', '=', `${name}@provider.example`)
      expect([name, await users.execute()]).toEqual([name, [{ site }]])
    }
  })

  test('signs in with a password while a provider does not respond, and at the provider once it does', async () => {
    const port = await freePort()
    const silent = createServer(() => {}).listen(port, '127.0.0.1')
    const { clientId, clientSecret } = provider
    const hanging = { id: 'openid', name: 'Health Login', issuer: `http://127.0.0.1:${port}`, clientId, clientSecret }
    const { join, client, problems } = startAuth(await open(), { openIdProviders: [hanging] })
    await join(email)
    const one = client()
    expect(await one.signInByRedirect('credentials', { email, password, callbackUrl: '/' })).toBe(`${origin}/`)
    expect(await client().signInByRedirect('openid')).toContain('error=OAuthSignin')
    expect(problems).toContain('The configuration of the OpenID provider "Health Login" could not be fetched.')
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))

    expectConsole(/^oidc-provider WARNING/)
    const recovered = await startOpenIdProvider([`${origin}/api/auth/callback/openid`], { port })
    const real = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + providerRetryDelayMs)
    try {
      expect((await signInAtProvider(one, 'grace')).location).toBe(`${origin}/`)
      expect((await one.getSession())?.user.email).toBe('grace@provider.example')
    } finally {
      clock.mockRestore()
      await recovered.stop()
    }
  })

  test('stays signed in while the provider is unreachable since the start of the site', async () => {
    const storage = await open()
    const one = startAuth(storage, providerFields()).client()
    await signInAtProvider(one, 'grace')
    const port = await freePort()
    const failing = createServer((_, response) => response.writeHead(503).end()).listen(port, '127.0.0.1')
    const issuer = `http://127.0.0.1:${port}`
    const restarted = startAuth(storage, {
      openIdProviders: providerFields().openIdProviders.map((fields) => ({ ...fields, issuer })),
    })
    const again = restarted.client(one.cookies)
    expect((await again.post('token', { csrfToken: await again.getCsrfToken() })).status).toBe(503)
    expect((await again.getSession())?.user.email).toBe('grace@provider.example')
    failing.close()
  })

  test('is signed out when the token cannot be renewed', async () => {
    const storage = await open()
    const one = startAuth(storage, providerFields()).client()
    await signInAtProvider(one, 'grace')
    const failed = new Date(Date.now() - 60_000).toISOString()
    await storage.db.updateTable('account').set({ refreshToken: 'unreadable', updatedAt: failed }).execute()
    const response = await one.post('token', { csrfToken: await one.getCsrfToken() })
    expect(response.status).toBe(401)
    expect(await one.getSession()).toBeNull()
  })

  test('keeps a password session when another tab renews the token of an earlier session', async () => {
    const one = await startAuth(await open(), providerFields()).join(email)
    const response = await one.post('token', { csrfToken: await one.getCsrfToken() })
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect((await one.getSession())?.user.email).toBe(email)
  })

  test('keeps the hint that a provider’s token is renewed when a POST extends the session', async () => {
    const storage = await open()
    const one = startAuth(storage, { ...providerFields(), sessionDays: 1 }).client()
    await signInAtProviderPage(one, 'grace', new URL(await one.signInByRedirect('openid', { callbackUrl: '/' })))
    expect(one.cookies.get('signed-in')).toBe('renewed')
    await storage.db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() + 7_200_000).toISOString() })
      .execute()
    one.cookies.lines.length = 0
    expect((await one.post('token', { csrfToken: await one.getCsrfToken(), json: 'true' })).status).toBe(200)
    expect(one.cookies.lines.some((line) => line.startsWith('auth.session_token='))).toBe(true)
    expect(one.cookies.get('signed-in')).toBe('renewed')
  })

  test('gets the token of the account that was updated last, of several at one provider', async () => {
    const storage = await open()
    const one = startAuth(storage, providerFields()).client()
    await signInAtProviderPage(one, 'grace', new URL(await one.signInByRedirect('openid', { callbackUrl: '/' })))
    const first = await storage.db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    const dates = { accessTokenExpiresAt: '2100-01-01T00:00:00.000Z', updatedAt: '2099-01-01T00:00:00.000Z' }
    await storage.db
      .insertInto('account')
      .values({ ...first, id: 'another', accountId: 'hopper', ...dates })
      .execute()
    expect(await (await one.get('token')).json()).toEqual({ provider: 'openid', expires: dates.accessTokenExpiresAt })
  })

  test('stays signed in when another process has used the refresh token at the same time', async () => {
    const storage = await open()
    const one = startAuth(storage, providerFields()).client()
    await signInAtProviderPage(one, 'grace', new URL(await one.signInByRedirect('openid', { callbackUrl: '/' })))
    const renewed = new Date(Date.now() + 3_600_000).toISOString()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      if (!`${args[1]?.body as URLSearchParams}`.includes('grant_type=refresh_token')) return fetch(...args)
      // The other process stores its tokens only after the provider has refused those of this process.
      setTimeout(() => {
        const values = { refreshToken: 'rotated', accessTokenExpiresAt: renewed, updatedAt: new Date().toISOString() }
        void storage.db.updateTable('account').set(values).execute()
      }, 20)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    })
    const response = await one.post('token', { csrfToken: await one.getCsrfToken(), json: 'true' })
    expect([response.status, await response.json()]).toEqual([200, { provider: 'openid', expires: renewed }])
    expect((await one.getSession())?.user.email).toBe('grace@provider.example')
  })

  test('gets the unchanged session from an update, and nothing without its CSRF token', async () => {
    const { join } = startAuth(await open())
    const one = await join(email)
    const csrfToken = await one.getCsrfToken()
    const updated = await postJson(one, 'session', { csrfToken, data: { name: 'Eve', user: { email: 'eve@evil' } } })
    expect([updated.status, await updated.json()]).toEqual([200, await one.getSession()])
    expect((await one.getSession())?.user.name).toBe('Ada')
    const refused = await postJson(one, 'session', { data: {} })
    expect([refused.status, await refused.text()]).toEqual([400, '{}'])
  })

  test('is redirected to the sign-in page when the provider is unknown or a session is required', async () => {
    const { client } = startAuth(await open())
    const one = client()
    const signInAddress = await one.signInByRedirect('github', { callbackUrl: `${origin}/nl/news` })
    expect(signInAddress).toBe('/api/auth/signin?callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fnl%2Fnews')
    expect(locationOf(await one.fetch(signInAddress))).toBe(
      `${origin}/nl/login?callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fnl%2Fnews`,
    )
  })

  test('every error of NextAuth reaches the sign-in page under its own name', async () => {
    const { client } = startAuth(await open())
    const one = client()
    const home = encodeURIComponent(`${origin}/`)
    for (const error of Object.keys(nextAuthErrors)) {
      for (const path of ['signin', 'error'])
        expect([path, locationOf(await one.get(`${path}?error=${error}`))]).toEqual([
          path,
          `${origin}/login?callbackUrl=${home}&error=${error}`,
        ])
    }
    expect(locationOf(await one.get('error'))).toBe(`${origin}/login?callbackUrl=${home}&error=Default`)
    expect(['state_mismatch', 'toString', 'access_denied', 'account_not_linked'].map(nextAuthErrorOf)).toEqual([
      'OAuthCallback',
      'OAuthCallback',
      'AccessDenied',
      'OAuthAccountNotLinked',
    ])
  })

  test('a reader who denies access at the provider reaches the sign-in page with AccessDenied and the callback URL', async () => {
    const { client } = startAuth(await open(), providerFields())
    const one = client()
    const url = new URL(await one.signInByRedirect('openid', { callbackUrl: '/nl/news' }))
    const denied = await one.get(`callback/openid?error=access_denied&state=${url.searchParams.get('state')}`)
    const shown = await one.fetch(locationOf(denied)!.replace(origin, ''))
    expect(locationOf(shown)).toBe(
      `${origin}/nl/login?callbackUrl=http%3A%2F%2Flocalhost%3A3000%2Fnl%2Fnews&error=AccessDenied`,
    )
  })

  test('can neither sign in nor sign out with a CSRF token that does not match its cookie', async () => {
    const { join, client } = startAuth(await open(), providerFields())
    const one = await join(email)
    const other = client()
    for (const attacked of [one, other]) {
      const { fetch } = attacked
      // The client gets a made-up token in response to its request for a CSRF token.
      attacked.fetch = (path, init) =>
        path.endsWith('/csrf')
          ? Promise.resolve(Response.json({ csrfToken: 'x'.repeat(43) }))
          : fetch.call(attacked, path, init)
    }
    expect((await one.signOut()).url).toContain('error=MissingCSRF')
    expect((await one.getSession())?.user.email).toBe(email)
    expect(await other.signIn('credentials', { email, password })).toMatchObject({ ok: false, error: 'MissingCSRF' })
    expect(await other.signInByRedirect('openid')).toContain('error=MissingCSRF')
    expect(await other.getSession()).toBeNull()
  })

  test('is not redirected to another website by any callbackUrl', async () => {
    const { join, client } = startAuth(await open(), providerFields())
    const one = await join(email)
    for (const callbackUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect((await one.signOut(callbackUrl)).url).toBe(`${origin}/`)
      expect(await one.signInByRedirect('credentials', { email, password, callbackUrl })).toBe(`${origin}/`)
      const other = client()
      const url = new URL(await other.signInByRedirect('openid', { callbackUrl }))
      expect((await signInAtProviderPage(other, 'grace', url)).location).toBe(`${origin}/`)
      await other.signInByRedirect('github', { callbackUrl })
      expect(locationOf(await other.fetch(other.window.location.href))).toBe(
        `${origin}/login?callbackUrl=${encodeURIComponent(`${origin}/`)}`,
      )
    }
  })

  test('gets an empty session when it updates one that it lacks, and is refused on another website', async () => {
    const { client } = startAuth(await open())
    const one = client()
    const csrfToken = await one.getCsrfToken()
    expect(await (await postJson(one, 'session', { csrfToken })).text()).toBe('{}')
    one.headers = { 'sec-fetch-site': 'cross-site' }
    expect((await postJson(one, 'session', { csrfToken })).status).toBe(403)
  })
})
