import { FeedDocument, type FeedQuery } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** The maximum number of entries in a feed, which lists the latest ones. */
const maxFeedEntries = 30

/**
 * Fetches the latest entries of a section, the newest first: only the site's own, without those of the primary site.
 *
 * Rejects with a `CombinedError` when the content system fails and there is no stale result in the cache.
 */
export async function fetchLatestEntries(
  site: SiteHandle,
  section: string,
): Promise<NonNullable<FeedQuery['entries']>> {
  const { entries } = await fetchContent(FeedDocument, { site: [site], section: [section], limit: maxFeedEntries })
  return entries ?? []
}
