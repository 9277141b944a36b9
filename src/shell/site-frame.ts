import type { Messages } from '@lingui/core'
import type { Picture } from '#blocks/picture.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The content around every page of a site. It is fetched once per site (specification section 4). */
export type SiteFrame = {
  readonly siteName: string
  readonly navigationLogo?: Picture
  readonly footerLogo?: Picture
  readonly navigation: readonly SafeLink[]
  readonly footer: readonly SafeLink[]
  /** Empty unless the site's feature flag shows them. */
  readonly socials: readonly SafeLink[]
  /** Empty unless the site's feature flag shows them. */
  readonly selectedSearches: readonly string[]
  readonly alert?: { readonly message: string; readonly level: 'info' | 'warning'; readonly link?: SafeLink }
  /** The sites that are switched off in the content system. */
  readonly disabledSites: readonly SiteHandle[]
  /** The static messages that stand in the place of the catalogue's, by key, compiled. */
  readonly messages: Messages
}

/** The addresses of a site's icon, by its width in pixels (specification section 9). */
export type Favicon = { readonly [Size in 64 | 180 | 192 | 512]?: string }
