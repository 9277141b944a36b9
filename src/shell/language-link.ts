import type { Language } from '#i18n/languages.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'

/** A link to the current page on the site of a language. The language of the page itself has one as well. */
export type LanguageLink = {
  readonly handle: SiteHandle
  readonly locale: Language
  /** The name of the language in that language itself. */
  readonly name: string
  readonly href: string
  /** The language of the linked page. Without a translation, it is the language of the primary site. */
  readonly shownIn: Language
}

/** Whether the header has a language menu: the site's feature flag enables it, and there is another language. */
export const hasLanguageMenu = ({ enable }: Site, links: readonly LanguageLink[]): boolean =>
  enable.includes('nav-lang-switch') && links.length > 1
