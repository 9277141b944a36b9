import { pathFromUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { isSiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import { findPagesIfAvailable, maxSavedPages, missingPageInfo } from './page-info.server.ts'
import type { StartedModule } from './profile.ts'

/**
 * Loads the modules that a user has started, the most recently used first. A module without a known title is listed by its
 * uri.
 */
export async function loadStartedModules(userId: string): Promise<readonly StartedModule[]> {
  const { db } = await getStorage()
  const rows = await db
    .selectFrom('moduleProgress')
    .select(['site', 'module as uri', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .limit(maxSavedPages)
    .execute()
  const pageOf = await findPagesIfAvailable(rows)
  return rows.flatMap(({ site, uri, updatedAt }) => {
    if (!isSiteHandle(site)) return []
    const href = publicBases[site] + pathFromUri(uri)
    if (!pageOf) return [{ ...missingPageInfo(uri), href, updatedAt }]
    const page = pageOf({ site, uri })
    if (!page) return [{ ...missingPageInfo(uri), updatedAt }]
    return [{ title: page.title, language: page.language, href, updatedAt }]
  })
}
