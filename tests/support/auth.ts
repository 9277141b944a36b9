import { createHash } from 'node:crypto'
import type { AccountMail, OpenIdProvider, PasswordHashing } from '#auth/auth-options.ts'
import { type Auth, createAuth } from '#auth/create-auth.server.ts'
import { createSiteAddresses } from '#sites/resolve-site.ts'
import type { Storage } from '#storage/open-storage.server.ts'
import type { CookieJar } from './cookie-jar.ts'
import { type Fetch, NextAuthClient } from './nextauth-client.ts'

export const origin = 'http://localhost:3000'

export type TestAuth = {
  readonly auth: Auth
  /** The emails that would have been sent, oldest first. */
  readonly mails: AccountMail[]
  readonly problems: string[]
  readonly client: (cookies?: CookieJar, origin?: string) => NextAuthClient
  /** Creates an account with a confirmed email address, and returns its signed-in client. */
  readonly join: (email: string, password?: string) => Promise<NextAuthClient>
  readonly tokenOf: (mail: AccountMail | undefined) => string
}

export const password = 'correct horse battery'

const hashQuickly = async (text: string) => createHash('sha256').update(text).digest('hex')

/** A fast hash for passwords, because scrypt is slow on purpose and most tests do not depend on it. */
const quickPasswords: PasswordHashing = {
  hash: hashQuickly,
  verify: async (attempt) => attempt.hash === (await hashQuickly(attempt.password)),
}

/**
 * Creates the site's authentication on a database. Emails are recorded unless `send` is given. Passwords get a fast hash,
 * unless the options have the key `passwords`; with the value undefined they are hashed by better-auth's scrypt.
 */
export function startAuth(
  storage: Storage,
  {
    openIdProviders = [],
    formsPerMinute = 1000,
    minResponseTimeMs = 0,
    sessionDays = 30,
    send,
    ...rest
  }: {
    openIdProviders?: readonly OpenIdProvider[]
    formsPerMinute?: number
    minResponseTimeMs?: number
    sessionDays?: number
    send?: (mail: AccountMail) => Promise<void>
    passwords?: PasswordHashing | undefined
  } = {},
): TestAuth {
  const mails: AccountMail[] = []
  const problems: string[] = []
  const addresses = createSiteAddresses({ publicOrigin: 'https://patients.example.org', siteHosts: [] })
  const auth = createAuth({
    storage,
    secret: 'a secret of thirty-two characters or more',
    place: {
      basePath: '',
      prefixOf: (host, site) => {
        const ownSite = addresses.resolve(host, '/')
        return ownSite.kind === 'site' && ownSite.site.handle === site ? '' : `/${site}`
      },
      siteOf: (host, path) => {
        const found = addresses.resolve(host, path)
        return found.kind === 'site' ? found.site.handle : 'en'
      },
      publicBase: (site) => addresses.publicBases[site],
    },
    hosts: ['localhost', 'localhost:*', '*.localhost:*', 'patients.example.org'],
    openIdProviders,
    send:
      send ??
      (async (mail) => {
        mails.push(mail)
      }),
    report: (message) => problems.push(message),
    sessionDays,
    registrationDays: 7,
    formsPerMinute,
    minResponseTimeMs,
    passwords: 'passwords' in rest ? rest.passwords : quickPasswords,
  })
  const fetch: Fetch = (url, init) =>
    auth.handle(new Request(url, { ...init, headers: { host: new URL(url).host, ...init.headers } }))
  const client: TestAuth['client'] = (cookies, at = origin) => new NextAuthClient(`${at}/api/auth`, fetch, cookies)
  const tokenOf = (mail: AccountMail | undefined) => new URL(mail?.url ?? origin).searchParams.get('token') ?? ''
  return {
    auth,
    mails,
    problems,
    client,
    tokenOf,
    join: async (email, chosen = password) => {
      const one = client()
      await one.post('account/register', {
        csrfToken: await one.getCsrfToken(),
        name: 'Ada',
        email,
        password: chosen,
        site: 'nl',
      })
      const token = tokenOf(mails.findLast((mail) => mail.to === email && mail.kind === 'verify-email'))
      await one.post('account/verify-email', {
        csrfToken: await one.getCsrfToken(),
        token,
        password: chosen,
        site: 'nl',
      })
      const { error } = await one.signIn('credentials', { email, password: chosen })
      if (error) throw new Error(`Could not sign in: ${error}`)
      return one
    },
  }
}
