import { genericOAuth } from 'better-auth/plugins'
import { accountForms } from './account-forms.server.ts'
import { createAccountLimits } from './account-limit.server.ts'
import type { AuthOptions, OpenIdProvider } from './auth-options.ts'
import { nextAuthApi } from './nextauth-api.server.ts'

/** The contract and the forms of an account: all that better-auth answers besides the way back from a provider. */
export const createPlugins = (options: AuthOptions) => {
  const limits = createAccountLimits(options.storage.db, options.secret)
  return [nextAuthApi(options.place, options.openIdProviders, limits), accountForms({ ...options, limits })] as const
}
export type Plugins = ReturnType<typeof createPlugins>

/** The plugin of better-auth by which people sign in at OpenID providers. */
export const openIdPlugin = (providers: readonly OpenIdProvider[]) =>
  genericOAuth({
    config: providers.map(({ id, name, issuer, clientId, clientSecret }) => ({
      providerId: id,
      name,
      discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
      clientId,
      ...(clientSecret !== undefined && { clientSecret }),
      // Without `offline_access` many providers give nothing to renew a token with, and without consent not even then.
      scopes: ['openid', 'profile', 'email', 'offline_access'],
      prompt: 'consent' as const,
      pkce: true,
      requireIdTokenVerification: true,
    })),
  })

/** Lists the requests that are answered below `/api/auth`, as method and path. All others are kept from better-auth. */
export function answeredRequests(
  plugins: Plugins,
  openIdProviders: AuthOptions['openIdProviders'],
): ReadonlySet<string> {
  const ids = openIdProviders.map(({ id }) => id)
  return new Set([
    'GET /error',
    // A provider may send the reader back with a form, too (`response_mode=form_post`).
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
 * Whether better-auth tells of a callback that continues no sign-in of this browser: an old tab, the back button, or an
 * address that somebody made up. The visitor is sent to the sign-in page; it is no fault to report.
 */
export const isStrayCallback = (message: string, rest: readonly unknown[]): boolean =>
  message === 'State not found' ||
  rest.some((one) => one instanceof Error && 'code' in one && strayStates.has(String(one.code)))
