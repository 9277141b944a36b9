import { primarySiteHandle, type Site } from '#sites/sites.ts'
import type { LoadedSiteFrame } from './load-site-frame.server.ts'
import type { RawTheme } from './parse-site-frame.server.ts'

/** Creates the frame of pages while the content system is unavailable: the site's name and links to the other sites. */
export const fallbackFrame = (site: Site, theme: RawTheme): LoadedSiteFrame => ({
  frame: {
    siteName: site.name,
    navigation: [],
    footer: [],
    socials: [],
    selectedSearches: [],
    disabledSites: [],
    messages: {},
  },
  glossary: [],
  theme,
  favicon: {},
  siteIds: {},
  primarySite: primarySiteHandle,
})
