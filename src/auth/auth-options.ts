import type { SiteHandle } from '#sites/sites.ts'
import type { Storage } from '#storage/open-storage.server.ts'

/** An OpenID Connect provider at which people may have an account. */
export type OpenIdProvider = {
  /** As it stands in addresses. */
  readonly id: string
  /** As people know it. */
  readonly name: string
  /** Whose `.well-known/openid-configuration` says everything else. */
  readonly issuer: string
  readonly clientId: string
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined
}

/** A mail that an account asks for, and what it has to say. */
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
  /** Undefined as long as there is no account. */
  readonly userId?: string | undefined
  /** In whose language it is written. */
  readonly site: SiteHandle
  /** The address that it leads to. */
  readonly url: string
  /** When that address ends to be good; undefined for a page, which does not. */
  readonly expiresAt?: Date
}

/** Puts a mail where it is not lost. Rejects when it cannot. */
export type SendAccountMail = (mail: AccountMail) => Promise<void>

/** The place at which signing in runs: its base path, and the sites with their prefixes and public addresses. */
export type AuthPlace = {
  /** The path under which the application is served, without a slash at its end. */
  readonly basePath: string
  /** Which site a path belongs to, and which prefix a site has on a host. */
  readonly prefixOf: (host: string, site: SiteHandle) => string
  readonly siteOf: (host: string, path: string) => SiteHandle
  /** The public base of a site. Mails lead there. */
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
  /** The hosts that are ours, as better-auth writes them: `*` stands for anything. */
  readonly hosts: readonly string[]
  readonly openIdProviders: readonly OpenIdProvider[]
  readonly send: SendAccountMail
  readonly report: (message: string, cause?: unknown) => void
  /** After how many days without use a session ends. */
  readonly sessionDays: number
  /** How long a registration waits for its address to be confirmed, in days. */
  readonly registrationDays: number
  /** Requests that one address may send to the forms, a minute. */
  readonly formsPerMinute: number
  /** How long an answer takes at least that must not tell by its time whether there is an account, in milliseconds. */
  readonly minResponseTimeMs: number
  /** How passwords are hashed and verified; with better-auth's scrypt when left out. */
  readonly passwords?: PasswordHashing | undefined
}
