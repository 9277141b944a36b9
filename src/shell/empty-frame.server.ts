import { primarySiteHandle, siteHandles, type Site } from '#sites/sites.ts'
import type { LoadedSiteFrame } from './load-site-frame.server.ts'
import type { RawTheme } from './parse-site-frame.server.ts'

/** A frame for the time in which the content system cannot be asked: the site's name, and the ways to the other sites. */
export const emptyFrame = (site: Site, theme: RawTheme): LoadedSiteFrame => ({
  frame: {
    siteName: site.name,
    navigation: [],
    footer: [],
    socials: [],
    selectedSearches: [],
    siteHandles,
    messages: {},
  },
  glossary: [],
  theme,
  favicon: {},
  siteIds: {},
  primarySite: primarySiteHandle,
})
