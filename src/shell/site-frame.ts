import type { Messages } from '@lingui/core'
import type { Picture } from '#blocks/picture.ts'
import type { Language } from '#i18n/languages.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The content around every page of a site, which is fetched separately from the pages (specification section 4). */
export type SiteFrame = {
  readonly siteName: string
  readonly navigationLogo?: Picture
  readonly footerLogo?: Picture
  readonly navigation: readonly SafeLink[]
  readonly footer: readonly SafeLink[]
  /** The social links; empty unless the site's feature flag enables them. */
  readonly socials: readonly SafeLink[]
  /** The suggested searches; empty unless the site's feature flag enables them. */
  readonly selectedSearches: readonly string[]
  /** The URL to which readers leave the site at once, if the site's feature flag enables it. */
  readonly exitHref?: string
  readonly alert?: {
    readonly message: string
    readonly level: 'info' | 'warning'
    /** The language of the alert if it is not the site's. */
    readonly language?: Language
    readonly link?: SafeLink
  }
  /** The sites that are disabled in the content system. */
  readonly disabledSites: readonly SiteHandle[]
  /** The compiled static messages that override the catalogue's, by key. */
  readonly messages: Messages
}

/** The URLs of a site's icon by its width in pixels (specification section 9). */
export type Favicon = { readonly [Size in 64 | 180 | 192 | 512]?: string }
