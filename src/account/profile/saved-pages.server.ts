import { pathFromUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import { type EntryPageInfo, findPagesIfAvailable, maxSavedPages, missingPageInfo } from './page-info.server.ts'
import type { SavedPage } from './profile.ts'

/**
 * Loads the pages that a user has saved, the most recently saved first. A page that no longer exists is listed by its uri.
 * While the content system is down, all pages are listed by their uri, as links.
 */
export async function loadSavedPages(userId: string): Promise<readonly SavedPage[]> {
  const { db } = await getStorage()
  const rows = await db
    .selectFrom('savedPage')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .limit(maxSavedPages)
    .execute()
  const pageOf = await findPagesIfAvailable(rows)
  return rows.flatMap(({ site, uri, savedAt, readRevision }) => {
    if (!isSiteHandle(site)) return []
    const href = publicBases[site] + pathFromUri(uri)
    if (!pageOf) return [{ site, uri, savedAt, href, ...missingPageInfo(uri) }]
    const page = pageOf({ site, uri })
    if (!page) return [{ site, uri, savedAt, ...missingPageInfo(uri) }]
    const { title, language, revision } = page
    const hasChanged = revision !== null && readRevision !== null && revision !== readRevision
    return [
      {
        site,
        uri,
        title,
        language,
        href,
        savedAt,
        ...(hasChanged && { changedAt: revision }),
      },
    ]
  })
}

/**
 * Saves a page for a user, with its current revision as the one that has been read. Saving a page again only updates the
 * revision.
 *
 * @returns whether the page is saved; false for a new page if the user has already saved `maxSavedPages`
 */
export async function savePage(userId: string, site: SiteHandle, page: EntryPageInfo): Promise<boolean> {
  const { uri, revision } = page
  if (await findSavedPage(userId, site, uri)) {
    await markRead(userId, site, page)
    return true
  }
  const { db } = await getStorage()
  const { count } = await db
    .selectFrom('savedPage')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxSavedPages) return false
  await db
    .insertInto('savedPage')
    .values({ userId, site, uri, savedAt: new Date().toISOString(), readRevision: revision })
    .onConflict((conflict) => conflict.columns(['userId', 'site', 'uri']).doUpdateSet({ readRevision: revision }))
    .execute()
  return true
}

export async function removePage(userId: string, site: SiteHandle, uri: string): Promise<void> {
  const { db } = await getStorage()
  await db
    .deleteFrom('savedPage')
    .where('userId', '=', userId)
    .where('site', '=', site)
    .where('uri', '=', uri)
    .execute()
}

/**
 * Records that the current revision of a saved page has been read.
 *
 * @returns whether the page is saved
 */
export async function markRead(userId: string, site: SiteHandle, { uri, revision }: EntryPageInfo): Promise<boolean> {
  const { db } = await getStorage()
  const { numUpdatedRows } = await db
    .updateTable('savedPage')
    .set({ readRevision: revision })
    .where('userId', '=', userId)
    .where('site', '=', site)
    .where('uri', '=', uri)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Finds a user's saved page, with the revision that was read last; undefined if the page is not saved. */
export async function findSavedPage(userId: string, site: SiteHandle, uri: string) {
  const { db } = await getStorage()
  return db
    .selectFrom('savedPage')
    .select('readRevision')
    .where('userId', '=', userId)
    .where('site', '=', site)
    .where('uri', '=', uri)
    .executeTakeFirst()
}
