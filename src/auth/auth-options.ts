import type { SiteHandle } from '#sites/sites.ts'
import type { Storage } from '#storage/open-storage.server.ts'

/** An OpenID Connect provider at which readers may have an account. */
export type OpenIdProvider = {
  /** The id of the provider in URLs. */
  readonly id: string
  /** The display name of the provider. */
  readonly name: string
  /** The URL of the issuer. Its `.well-known/openid-configuration` contains the provider's endpoints. */
  readonly issuer: string
  readonly clientId: string
  /** The client secret; undefined for a public client. */
  readonly clientSecret: string | undefined
}

/** An email that is sent about an account. */
export type AccountMail = {
  readonly kind:
    | 'verify-email'
    | 'account-exists'
    | 'reset-password'
    | 'change-email'
    | 'email-changed'
    | 'password-changed'
  readonly to: string
  readonly name: string
  /** The id of the user; undefined while there is no account. */
  readonly userId?: string | undefined
  /** The site in whose language the email is written. */
  readonly site: SiteHandle
  /** The URL of the link in the email. */
  readonly url: string
  /** The time at which the link expires; undefined for a link without a token, which does not expire. */
  readonly expiresAt?: Date
}

/** Queues an email durably. Rejects when the email cannot be queued. */
export type SendAccountMail = (mail: AccountMail) => Promise<void>

/** The environment of sign-in: its base path, and the sites with their prefixes and public URLs. */
export type AuthPlace = {
  /** The path under which the application is served, without a trailing slash. */
  readonly basePath: string
  /** Returns the prefix of a site on a host. */
  readonly prefixOf: (host: string, site: SiteHandle) => string
  readonly siteOf: (host: string, path: string) => SiteHandle
  /** Returns the public base of a site, for the links in emails. */
  readonly publicBase: (site: SiteHandle) => string
}

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (attempt: { hash: string; password: string }) => Promise<boolean>
}

/** The options of `createAuth`. */
export type AuthOptions = {
  readonly storage: Pick<Storage, 'db' | 'kind'>
  readonly secret: string
  readonly place: AuthPlace
  /** The allowed hosts, in better-auth's notation: `*` is a wildcard. */
  readonly hosts: readonly string[]
  readonly openIdProviders: readonly OpenIdProvider[]
  readonly send: SendAccountMail
  readonly report: (message: string, cause?: unknown) => void
  /** The lifetime of an unused session, in days. */
  readonly sessionDays: number
  /** The time within which a registration can be confirmed, in days. */
  readonly registrationDays: number
  /**
   * The maximum number of requests per minute from one IP address to one path below `/api/auth/`. The `customRules` of
   * `createAuth` exempt some paths or set another maximum for them.
   */
  readonly formsPerMinute: number
  /** The minimum response time of forms that must not reveal by timing whether an account exists, in milliseconds. */
  readonly minResponseTimeMs: number
  /** The functions that hash and verify passwords; better-auth's scrypt by default. */
  readonly passwords?: PasswordHashing | undefined
}
