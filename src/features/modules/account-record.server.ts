import { getStorage } from '#storage/storage.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import type { ProgressRecord } from './answer-progress.server.ts'

/** More modules than there are: whoever sends more has made them up. */
const mostModules = 500

/** A reader's progress in the module under `module`, its uri on `site`, as the database keeps it. */
export function accountRecord(userId: string, site: SiteHandle, module: string): ProgressRecord {
  const key = { userId, site, module }
  return {
    read: async () => {
      const { db } = await getStorage()
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
      const { db } = await getStorage()
      return db.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('moduleProgress')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('userId', '=', userId)
          .executeTakeFirstOrThrow()
        if (Number(count) >= mostModules) return change(undefined)
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
        // Whoever changes the row has it to themselves until the end, in both databases.
        const { progress: kept } = await row().set({ updatedAt }).returning('progress').executeTakeFirstOrThrow()
        const progress = change(kept === '' ? undefined : kept)
        await row().set({ progress }).execute()
        return progress
      })
    },
  }
}
