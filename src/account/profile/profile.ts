import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** A saved page as the profile shows it: its row in the database with its current title and its public URL. */
export type SavedPage = {
  readonly site: SiteHandle
  readonly uri: string
  /** The current title in the content system; the uri when the page is gone or the content system is down. */
  readonly title: string
  /** The language of the title. */
  readonly language: Language
  /** The public URL; undefined when the page is gone. */
  readonly href?: string
  /** The time at which the page was saved (ISO 8601). */
  readonly savedAt: string
  /** The time of the last change (ISO 8601); undefined unless the page has changed since the reader last read it. */
  readonly changedAt?: string
}

/** A learning module that the reader has started. */
export type StartedModule = {
  readonly title: string
  readonly language: Language
  readonly href?: string
  readonly updatedAt: string
}

/** A device on which the reader is signed in. */
export type SignedInDevice = {
  readonly id: string
  /** The browser and the operating system; empty when they are not known. */
  readonly device: string
  /** The network part of the IP address. */
  readonly network: string
  readonly since: string
  readonly lastUsed: string
  readonly isThis: boolean
}

/** The data that the profile page shows. */
export type Profile = {
  /** The id of the user. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: SiteHandle
  readonly hasPassword: boolean
  readonly savedPages: readonly SavedPage[]
  readonly modules: readonly StartedModule[]
  readonly devices: readonly SignedInDevice[]
}
