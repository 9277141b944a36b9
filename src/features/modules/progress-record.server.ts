import { sql } from 'kysely'
import { getStorage } from '#storage/storage.server.ts'
import type { Storage } from '#storage/open-storage.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { ProgressRecord } from './handle-progress.server.ts'

/** The maximum number of modules whose progress an account stores, which is more than anybody reads. */
const maxModules = 500
/** The maximum size of the progress that an account stores, in bytes: about 4 kB for each of 500 modules. */
const maxAccountBytes = 2_097_152

/** The error that rolls back the transaction of a refused change. */
class RefusedChange extends Error {
  override readonly name = 'RefusedChange'
}

/** Returns the database record of a reader's progress in a module; `module` is its uri on `site`. */
export function progressRecord(
  userId: string,
  site: SiteHandle,
  module: string,
  storage: () => Promise<Pick<Storage, 'db'>> = getStorage,
): ProgressRecord {
  const key = { userId, site, module }
  return {
    read: async () => {
      const { db } = await storage()
      const row = await db
        .selectFrom('moduleProgress')
        .select('progress')
        .where('userId', '=', userId)
        .where('site', '=', site)
        .where('module', '=', module)
        .executeTakeFirst()
      return row?.progress
    },
    update: async (change) => {
      const { db } = await storage()
      const updating = db.transaction().execute(async (transaction) => {
        const others = await transaction
          .selectFrom('moduleProgress')
          .select(({ fn }) => [
            fn.countAll<number | string>().as('count'),
            sql<number | string>`coalesce(sum(octet_length(progress)), 0)`.as('bytes'),
          ])
          .where('userId', '=', userId)
          .where((row) => row.or([row('site', '!=', site), row('module', '!=', module)]))
          .executeTakeFirstOrThrow()
        if (Number(others.count) >= maxModules) throw new RefusedChange()
        const updatedAt = new Date().toISOString()
        await transaction
          .insertInto('moduleProgress')
          .values({ ...key, progress: '', updatedAt })
          .onConflict((conflict) => conflict.columns(['userId', 'site', 'module']).doNothing())
          .execute()
        const row = () =>
          transaction
            .updateTable('moduleProgress')
            .where('userId', '=', userId)
            .where('site', '=', site)
            .where('module', '=', module)
        // This update locks the row (in SQLite, the whole database) until the end of the transaction, so that no concurrent
        // change is lost.
        const { progress: saved } = await row().set({ updatedAt }).returning('progress').executeTakeFirstOrThrow()
        const progress = change(saved === '' ? undefined : saved)
        if (progress === undefined || Number(others.bytes) + Buffer.byteLength(progress) > maxAccountBytes)
          throw new RefusedChange()
        await row().set({ progress }).execute()
        return progress
      })
      return updating.catch((error: unknown) => {
        if (error instanceof RefusedChange) return undefined
        throw error
      })
    },
  }
}
