import { type Settings, SettingsError } from '#config/settings.server.ts'
import { isSiteHandle, siteHandles, sites, type Site, type SiteHandle } from './sites.ts'

/**
 * The sites with what the settings say of them: their tag managers.
 *
 * @throws SettingsError when a setting names no site
 */
export function configureSites({ gtmIds }: Pick<Settings, 'gtmIds'>): Readonly<Record<SiteHandle, Site>> {
  const configured: Record<SiteHandle, Site> = { ...sites }
  for (const { handle, id } of gtmIds) {
    if (!isSiteHandle(handle)) {
      throw new SettingsError(`GTM_IDS: "${handle}=${id}" names no site. Sites are: ${siteHandles.join(', ')}.`)
    }
    configured[handle] = { ...sites[handle], gtmId: id }
  }
  return configured
}
