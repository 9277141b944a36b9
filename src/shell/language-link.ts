import type { Language } from '#i18n/languages.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The way to this page on another language's site. `exists`: the page is translated there; else it is shown in English. */
export type LanguageLink = {
  readonly handle: SiteHandle
  readonly locale: Language
  /** The name of the language in that language itself. */
  readonly name: string
  readonly href: string
  readonly exists: boolean
}
