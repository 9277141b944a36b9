import { Feed } from 'feed'
import { plainText } from '#blocks/plain-text.server.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import type { Site } from '#sites/sites.ts'
import { fetchLatestEntries } from './latest-entries.server.ts'

/** Escapes a text, because the library declares the titles and summaries of entries to be HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Returns an Atom feed (RFC 4287) of the site's own entries of a section, whose list is at `path`. `title` is the title of
 * that list in the site's language (`listings/lists.ts`).
 *
 * Rejects with a `CombinedError` when the content system fails and there is no stale result in the cache.
 */
export async function atomFeed(
  site: Site,
  { section, path }: { readonly section: string; readonly path: string },
  title: string,
): Promise<string> {
  const entries = await fetchLatestEntries(site.handle, section)
  const base = publicBases[site.handle]
  const items = entries.flatMap((entry) => {
    const published = new Date(entry?.postDate ?? '')
    const title = plainText(entry?.title)
    if (!entry?.uri || title === undefined || Number.isNaN(published.getTime())) return []
    const updated = new Date(entry.dateUpdated ?? '')
    const link = base + pathFromUri(entry.uri)
    const intro = 'introText' in entry ? plainText(entry.introText) : undefined
    return {
      title: escaped(title),
      id: link,
      link,
      published,
      // An entry that was last changed before its publication gets the date of the publication.
      date: updated > published ? updated : published,
      ...(intro !== undefined && { description: escaped(intro) }),
    }
  })
  const feed = new Feed({
    title,
    id: base + path,
    link: base + path,
    language: site.locale,
    feedLinks: { atom: `${base}${path}/feed.xml` },
    author: { name: site.name },
    updated: items.length > 0 ? new Date(Math.max(...items.map(({ date }) => date.getTime()))) : new Date(),
    generator: false,
  })
  for (const item of items) feed.addItem(item)
  return feed.atom1()
}
