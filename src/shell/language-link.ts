import type { Language } from '#i18n/languages.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'

/** The way to this page on another language's site. */
export type LanguageLink = {
  readonly handle: SiteHandle
  readonly locale: Language
  /** The name of the language in that language itself. */
  readonly name: string
  readonly href: string
  /** The language of the page there: the primary site's when it is not translated. */
  readonly shownIn: Language
}

/** Whether the header has a language menu: the site's feature flag shows it, and there is another language to go to. */
export const hasLanguageMenu = ({ enable }: Site, links: readonly LanguageLink[]): boolean =>
  enable.includes('nav-lang-switch') && links.length > 1
