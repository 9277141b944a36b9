import { EntryRevisionsDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { Article } from './article.ts'
import { linkContextOf } from './link-context.server.ts'
import { parseArticle } from './parse-article.server.ts'
import { nonNull, plainText } from './plain-text.server.ts'

/** An earlier version of a page. */
export type Revision = {
  /** The name of its text's revision, such as `2026-11-20`. For a translation, it is the revision of the original. */
  readonly name: string
  readonly article: Article
}

/**
 * Loads the earlier versions of an entry on a site, the newest first. Versions whose revision has no name are left out,
 * because nothing refers to them. Rejects as `fetchContent` does.
 *
 * @param id the id of the entry
 * @param path the path of its page, for reports
 */
export async function loadRevisions(site: SiteHandle, id: string, path: string): Promise<readonly Revision[]> {
  const { entries } = await fetchContent(EntryRevisionsDocument, { id, site: [site] })
  return nonNull(entries).flatMap((entry) => {
    if (!('id' in entry)) return []
    const name = plainText(entry.translatedRevision) ?? plainText(entry.sourceRevision)
    if (name === undefined) return []
    const article = parseArticle(entry, {
      ...linkContextOf(sites[site], { path }),
      path,
      shownFrom: 'own',
      primarySite: site,
      // An earlier version is only compared with the current one, so it needs no emergency numbers, no glossary and no
      // labels.
      numbers: { countries: [], language: sites[site].locale },
      glossary: [],
      labels: { newTab: '', table: '', countries: '' },
    })
    return [{ name, article }]
  })
}

const names = new Intl.Collator('en', { numeric: true })

/** Compares the names of two revisions. The result is negative if the first one is older. */
export const compareRevisions = (one: string, other: string): number => names.compare(one, other)
