import { resolveAddress } from '#features/addresses/resolve-address.server.ts'
import type { AddressAnswer } from '#features/addresses/address.ts'
import { loadSiteFrame } from '#shell/load-site-frame.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { loadPage } from './load-page.server.ts'
import type { Page } from './page.ts'

/** What stands under an address of a site, and the page when it is an entry. */
export async function resolvePage({
  site: handle,
  pathAndQuery,
}: {
  site: SiteHandle
  pathAndQuery: string
}): Promise<{ address: AddressAnswer; page?: Page }> {
  const site = sites[handle]
  const { siteIds, glossary } = await loadSiteFrame(site)
  const address = await resolveAddress({ site, siteId: siteIds[handle], pathAndQuery })
  if (address.kind !== 'entry') return { address }
  const { shownFrom } = address.entry
  // A text is explained in its own language.
  const terms = shownFrom === handle ? glossary : (await loadSiteFrame(sites[shownFrom])).glossary
  return { address, page: await loadPage(site, address.entry, terms) }
}
