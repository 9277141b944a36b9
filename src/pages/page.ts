import { pathFromUri } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { PageContent } from './kinds.ts'

/** The texts and the picture that editors have chosen for one network only. */
export type SocialMeta = { readonly title?: string; readonly description?: string; readonly image?: string }

/** The data of a page that its head, the language menu and search engines need. */
export type PageMeta = {
  /** The whole path of the page: with the part, where it shows a part of an entry. */
  readonly uri: string
  /** Empty for a home page to which the editors have given no title of its own: it is called like the site. */
  readonly title: string
  readonly description?: string
  /** The site whose text is shown: not the visited one when a translation is missing. */
  readonly shownFrom: SiteHandle
  /** The path of this page in each site in which it exists, percent-encoded. That of `shownFrom` is the canonical one. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
  /** An address that the editors have named as the canonical one. */
  readonly canonical?: string
  /** Address of the picture that is shown where the page is shared; the site's when left out. */
  readonly image?: string
  readonly facebook?: SocialMeta
  readonly twitter?: SocialMeta
  readonly robots: readonly string[]
}

/** The path under which a page is listed, on the site whose text it shows. */
export const canonicalPathOf = ({ shownFrom, translations, uri }: PageMeta): string =>
  translations[shownFrom] ?? pathFromUri(uri)

export type Page = {
  readonly meta: PageMeta
  readonly content: PageContent
  /** The uri of the publication that the page belongs to. */
  readonly publication?: string
}
