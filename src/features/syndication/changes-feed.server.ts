import { Feed } from 'feed'
import { publicBases } from '#sites/site-addresses.server.ts'
import type { Site } from '#sites/sites.ts'
import type { PageList } from './list-pages.server.ts'
import { syndicationPath } from './syndication-urls.server.ts'

/** The maximum number of pages in the feed of changes. */
export const maxChanges = 50

/** Escapes a text, because the library declares the titles and summaries of entries to be HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Returns an Atom feed (RFC 4287) of the pages of a list, which must begin with the most recently changed one. Pages whose
 * time of change is unknown are left out. The id of an entry is the URL of its page.
 */
export function changesFeed(site: Site, { pages }: PageList): string {
  const base = publicBases[site.handle]
  const dates = pages.flatMap(({ updated }) => (updated === undefined ? [] : [updated]))
  const feed = new Feed({
    title: site.name,
    id: `${base}${syndicationPath}/changes.xml`,
    link: base,
    language: site.locale,
    feedLinks: { atom: `${base}${syndicationPath}/changes.xml` },
    author: { name: site.name },
    updated: new Date(dates[0] ?? 0),
    generator: false,
  })
  for (const { url, title, intro, updated } of pages) {
    if (updated === undefined) continue
    feed.addItem({
      title: escaped(title),
      id: url,
      link: url,
      date: new Date(updated),
      ...(intro !== undefined && { description: escaped(intro) }),
    })
  }
  return feed.atom1()
}
