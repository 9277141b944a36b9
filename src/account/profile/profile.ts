import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** A page that the reader has saved. */
export type SavedPage = {
  readonly site: SiteHandle
  readonly uri: string
  /** The title as the content system has it now; the uri when the page is gone. */
  readonly title: string
  /** The language of the title. */
  readonly language: Language
  /** Its public address; undefined when the page is gone. */
  readonly href?: string
  /** ISO 8601. */
  readonly savedAt: string
  /** When the page was changed after its reader has last seen it (ISO 8601). */
  readonly changedAt?: string
}

/** A learning module that the reader has begun. */
export type StartedModule = {
  readonly title: string
  readonly language: Language
  readonly href?: string
  readonly updatedAt: string
}

/** A device on which the reader is signed in. */
export type SignedInDevice = {
  readonly id: string
  /** Browser and system. Empty when they are not known. */
  readonly device: string
  /** The beginning of the address. */
  readonly network: string
  readonly since: string
  readonly lastUsed: string
  readonly isThis: boolean
}

/** All that a profile shows. */
export type Profile = {
  readonly name: string
  readonly email: string
  readonly language: SiteHandle
  readonly hasPassword: boolean
  readonly savedPages: readonly SavedPage[]
  readonly modules: readonly StartedModule[]
  readonly devices: readonly SignedInDevice[]
}
