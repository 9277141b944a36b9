import type { SiteSetting } from '#config/setting-parsers.server.ts'
import { type Settings, SettingsError } from '#config/settings.server.ts'
import { isSiteHandle, siteHandles, sites, type Site, type SiteHandle } from './sites.ts'

type SiteSettings = Pick<Settings, 'gtmIds' | 'siteTypes' | 'siteTags' | 'titlePrefixes'>

/**
 * Applies the settings to the table of sites: tag manager, type, robots directives and the prefix of titles.
 *
 * @throws SettingsError when a setting refers to an unknown site
 */
export function configureSites(settings: SiteSettings): Readonly<Record<SiteHandle, Site>> {
  const gtmIds = settings.gtmIds.map(({ handle, id }) => ({ handle, value: id }))
  const { siteTypes, siteTags, titlePrefixes } = settings
  for (const [name, values] of Object.entries({
    GTM_IDS: gtmIds,
    SITE_TYPES: siteTypes,
    SITE_TAGS: siteTags,
    TITLE_PREFIXES: titlePrefixes,
  })) {
    const unknown = values.find(({ handle }) => handle !== undefined && !isSiteHandle(handle))
    if (unknown)
      throw new SettingsError(`${name}: "${unknown.handle}" names no site. Sites are: ${siteHandles.join(', ')}.`)
  }
  const configured: Record<SiteHandle, Site> = { ...sites }
  for (const handle of siteHandles) {
    const { gtmId, type, tags, seo } = sites[handle]
    configured[handle] = {
      ...sites[handle],
      gtmId: valueFor(handle, gtmIds) ?? gtmId,
      type: valueFor(handle, siteTypes) ?? type,
      tags: valueFor(handle, siteTags) ?? tags,
      seo: { ...seo, prepend: valueFor(handle, titlePrefixes) ?? seo.prepend },
    }
  }
  return configured
}

/** Returns the value for the site or, if there is none, the value for all sites. */
const valueFor = <Value>(handle: SiteHandle, settings: readonly SiteSetting<Value>[]): Value | undefined =>
  (settings.find((one) => one.handle === handle) ?? settings.find((one) => one.handle === undefined))?.value
