import { PageLookupDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { SiteHandle } from '#sites/sites.ts'

/**
 * Whether a site has a learning module at `uri`: its own, or the primary site's as a fallback. The query is the lookup of
 * the module's page, so its result is usually cached.
 *
 * @throws CombinedError when the content system fails and there is no cached result
 */
export async function moduleExists(site: SiteHandle, uri: string): Promise<boolean> {
  const { primarySite } = await fetchContentSites(site)
  const { own, primary } = await fetchContent(PageLookupDocument, {
    uri: [uri],
    site: [site],
    primarySite: [primarySite],
  })
  // Craft ignores case, and treats `module/*` as a pattern that matches all modules.
  return [own, primary].some(
    (entry) => entry?.typeHandle === 'module' && entry.uri?.normalize('NFC') === uri.normalize('NFC'),
  )
}
