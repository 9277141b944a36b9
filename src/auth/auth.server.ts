import { loadSettings } from '#config/settings.server.ts'
import { publicBases, siteAddresses } from '#sites/site-addresses.server.ts'
import { primarySiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { sendAccountMail } from './account-mail.server.ts'
import { loadAuthSecret } from './auth-secret.server.ts'
import { type Auth, createAuth } from './create-auth.server.ts'

let auth: Promise<Auth> | undefined

/** Returns the auth instance of this process, created on first use; a failed attempt is repeated on the next call. */
export function getAuth(): Promise<Auth> {
  auth ??= createConfiguredAuth().catch((error: unknown) => {
    auth = undefined
    throw error
  })
  return auth
}

async function createConfiguredAuth(): Promise<Auth> {
  const settings = loadSettings(process.env)
  const { openId, publicOrigin, siteHosts, retentionDays } = settings
  return createAuth({
    storage: await getStorage(),
    secret: loadAuthSecret(settings),
    place: {
      basePath: import.meta.env.BASE_URL.replace(/\/$/, ''),
      prefixOf: (host, site) => {
        const ownSite = siteAddresses.resolve(host, '/')
        return ownSite.kind === 'site' && ownSite.site.handle === site ? '' : `/${site}`
      },
      siteOf: (host, path) => {
        const found = siteAddresses.resolve(host, path)
        return found.kind === 'site' ? found.site.handle : primarySiteHandle
      },
      publicBase: (site) => publicBases[site],
    },
    hosts: [
      'localhost',
      '127.0.0.1',
      '[::1]',
      '*.localhost',
      new URL(publicOrigin).hostname,
      ...siteHosts.map(({ host }) => host),
    ].flatMap((host) => (/:\d+$/.test(host) ? [host] : [host, `${host}:*`])),
    openIdProviders: openId ? [{ id: 'openid', ...openId }] : [],
    send: sendAccountMail,
    report: (message, cause) => reportProblem({ event: 'auth.failed', message, ...(cause !== undefined && { cause }) }),
    sessionDays: retentionDays.sessions,
    registrationDays: retentionDays.unverifiedAccounts,
    formsPerMinute: settings.maxAccountFormsPerMinute,
    minResponseTimeMs: 400,
  })
}
