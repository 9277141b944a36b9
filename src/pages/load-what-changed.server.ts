import { linkContextOf } from '#blocks/link-context.server.ts'
import { loadRevision } from '#blocks/load-revision.server.ts'
import { compareArticles } from '#features/what-changed/compare-articles.server.ts'
import type { WhatChanged } from '#features/what-changed/what-changed.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import { canonicalPathOf } from './page.ts'
import { resolvePage } from './resolve-page.server.ts'

/**
 * Compares a page of a site with an earlier version of it. Undefined if there is no article at the path, or if its text has
 * no revisions. Without the earlier version, the result has no `sections`. Rejects as `resolvePage` does.
 *
 * @param path the path of the page within the site, percent-encoded
 * @param from the name of the earlier revision
 */
export async function loadWhatChanged(site: SiteHandle, path: string, from: string): Promise<WhatChanged | undefined> {
  const { page, address } = await resolvePage({ site, pathAndQuery: path })
  if (!page || address.kind !== 'entry' || !('article' in page.content)) return undefined
  const { article } = page.content
  const { title, language, revision } = article
  if (revision === undefined) return undefined
  const { shownFrom } = page.meta
  const { id, uri } = address.entry
  const before =
    from === revision ? article : await loadRevision({ site: shownFrom, id, path, isWanted: (name) => name === from })
  return {
    title,
    language,
    path,
    uri,
    translations: page.meta.translations,
    canonical: linkContextOf(sites[shownFrom]).publicHref(shownFrom, canonicalPathOf(page.meta)),
    revision,
    sections: before && compareArticles(before, article),
  }
}
