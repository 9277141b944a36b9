import { PageLookupDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { SiteHandle } from '#sites/sites.ts'

/**
 * Whether a learning module stands under `uri` on a site: the site's own, or the primary site's, whose text stands in for it.
 * It is the lookup of the module's own page, so the answer is mostly cached already.
 *
 * @throws CombinedError when the content system fails and no cached answer can stand in
 */
export async function moduleExists(site: SiteHandle, uri: string): Promise<boolean> {
  const { primarySite } = await fetchContentSites(site)
  const { own, primary } = await fetchContent(PageLookupDocument, {
    uri: [uri],
    site: [site],
    primarySite: [primarySite],
  })
  return (own ?? primary)?.typeHandle === 'module'
}
