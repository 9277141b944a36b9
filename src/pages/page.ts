import { pathFromUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { PageContent } from './kinds.ts'

/** The texts and the picture that editors have chosen for one social network. */
export type SocialMeta = { readonly title?: string; readonly description?: string; readonly image?: string }

/** The metadata of a page, for its head, the language menu and search engines. */
export type PageMeta = {
  /** The uri of the page, which includes the part if it shows a part of an entry. */
  readonly uri: string
  /** The title. It is empty for a home page without a title of its own, which gets the name of the site. */
  readonly title: string
  readonly description?: string
  /** The site whose text is shown. If a translation is missing, it differs from the visited site. */
  readonly shownFrom: SiteHandle
  /** The path of this page on each site that has it, percent-encoded. The path on `shownFrom` is the canonical one. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
  /** The canonical URL if it is not that of the path on `shownFrom`, such as one that editors have set. */
  readonly canonical?: string
  /** The URL of the picture for social networks; undefined for the picture of the site. */
  readonly image?: string
  readonly facebook?: SocialMeta
  readonly twitter?: SocialMeta
  readonly robots: readonly string[]
}

/** Returns the canonical path of a page, on the site whose text it shows. */
export const canonicalPathOf = ({ shownFrom, translations, uri }: PageMeta): string =>
  translations[shownFrom] ?? pathFromUri(uri)

export type Page = {
  readonly meta: PageMeta
  readonly content: PageContent
  /** The uri of the publication that the page belongs to. */
  readonly publication?: string
}
