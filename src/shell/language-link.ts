import type { Language } from '#i18n/languages.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'

/** The way to this page on another language's site. `exists`: the page is translated there; else it is shown in English. */
export type LanguageLink = {
  readonly handle: SiteHandle
  readonly locale: Language
  /** The name of the language in that language itself. */
  readonly name: string
  readonly href: string
  readonly exists: boolean
}

/** Whether the header has a language menu: the site's feature flag shows it, and there is another language to go to. */
export const hasLanguageMenu = ({ enable }: Site, links: readonly LanguageLink[]): boolean =>
  enable.includes('nav-lang-switch') && links.length > 1
