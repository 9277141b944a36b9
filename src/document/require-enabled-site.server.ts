import { notFound } from '@tanstack/react-router'
import { loadSiteFrame } from '#shell/load-site-frame.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'

/** Throws `notFound` for a site that is disabled in the content system (settled 1). */
export async function requireEnabledSite(handle: SiteHandle): Promise<void> {
  const { frame } = await loadSiteFrame(sites[handle])
  if (frame.disabledSites.includes(handle)) throw notFound()
}
