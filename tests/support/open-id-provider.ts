import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from './free-port.ts'

export type RunningProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** How many times tokens have been given, by how they were asked for. */
  readonly granted: Record<string, number>
  readonly stop: () => Promise<void>
}

/**
 * A real OpenID Connect provider on the loopback, at which everybody may sign in: whoever types a name has the address
 * `<name>@provider.example`.
 *
 * @param redirectUris where it may send people back to
 * @param lifetime of access tokens, in seconds
 */
export async function startOpenIdProvider(
  redirectUris: readonly string[],
  { lifetime = 40, emailVerified = true }: { lifetime?: number; emailVerified?: boolean } = {},
): Promise<RunningProvider> {
  const port = await freePort()
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
