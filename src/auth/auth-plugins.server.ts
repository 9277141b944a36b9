import { genericOAuth } from 'better-auth/plugins'
import { accountForms } from './handle-account-forms.server.ts'
import { createAccountLimits } from './account-limit.server.ts'
import type { AuthOptions, OpenIdProvider } from './auth-options.ts'
import { nextAuthApi } from './nextauth-api.server.ts'

/**
 * Creates the plugins with the endpoints of the NextAuth-compatible API and of the account forms. better-auth itself handles
 * the callbacks of providers.
 */
export const createPlugins = (options: AuthOptions) => {
  const limits = createAccountLimits(options.storage.db, options.secret)
  return [nextAuthApi(options.place, options.openIdProviders, limits), accountForms({ ...options, limits })] as const
}
export type Plugins = ReturnType<typeof createPlugins>

const discoveryUrl = ({ issuer }: OpenIdProvider): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/** The timeout of the request that checks whether a provider is reachable, in milliseconds. */
const providerTimeoutMs = 3000

/**
 * Returns the providers whose configuration can be fetched, and reports the others. better-auth fetches the configurations
 * without a timeout when an instance is created, so one that never arrives would delay all requests about accounts.
 */
export async function findReachableProviders(
  providers: readonly OpenIdProvider[],
  report: AuthOptions['report'],
): Promise<readonly OpenIdProvider[]> {
  const found = await Promise.all(
    providers.map(async (provider) => {
      try {
        const response = await fetch(discoveryUrl(provider), { signal: AbortSignal.timeout(providerTimeoutMs) })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`The status was ${response.status}.`)
        return [provider]
      } catch (cause) {
        report(`The configuration of the OpenID provider "${provider.name}" could not be fetched.`, cause)
        return []
      }
    }),
  )
  return found.flat()
}

/** Creates the plugin of better-auth that signs readers in with OpenID providers. */
export const openIdPlugin = (providers: readonly OpenIdProvider[]) =>
  genericOAuth({
    config: providers.map((provider) => ({
      providerId: provider.id,
      name: provider.name,
      discoveryUrl: discoveryUrl(provider),
      clientId: provider.clientId,
      ...(provider.clientSecret !== undefined && { clientSecret: provider.clientSecret }),
      // Many providers issue a refresh token only for the scope `offline_access`, some only with `prompt=consent` as well.
      scopes: ['openid', 'profile', 'email', 'offline_access'],
      prompt: 'consent' as const,
      pkce: true,
      requireIdTokenVerification: true,
    })),
  })

/** Lists the requests below `/api/auth` that are passed to better-auth, each as its method and path. */
export function answeredRequests(
  plugins: Plugins,
  openIdProviders: AuthOptions['openIdProviders'],
): ReadonlySet<string> {
  const ids = openIdProviders.map(({ id }) => id)
  return new Set([
    'GET /error',
    // A provider may also respond with a form (`response_mode=form_post`).
    ...ids.flatMap((id) => [`GET /callback/${id}`, `POST /callback/${id}`]),
    ...plugins
      .flatMap(({ endpoints }) => Object.values(endpoints))
      .flatMap(({ path, options: { method } }) =>
        ['credentials', ...ids].map((id) => `${method} ${path.replace(':provider', id)}`),
      ),
  ])
}

const strayStates = new Set(['state_not_found', 'state_mismatch', 'state_security_mismatch', 'state_invalid'])

/**
 * Whether better-auth reports a callback that continues no sign-in of this browser: an old tab, the back button, or a
 * made-up URL. The visitor is sent to the sign-in page, and no error is reported.
 */
export const isStrayCallback = (message: string, rest: readonly unknown[]): boolean =>
  message === 'State not found' ||
  rest.some((one) => one instanceof Error && 'code' in one && strayStates.has(String(one.code)))
