import type { Kysely } from 'kysely'
import { loadSettings, type RetentionDays } from '#config/settings.server.ts'
import { logger } from '#telemetry/logger.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { countAttempt } from './count-attempt.server.ts'
import { deleteExpired, deleteExpiredCounts, type Deleted } from './delete-expired.server.ts'
import { getStorage } from './storage.server.ts'
import type { Tables } from './tables.ts'

/** The interval of the deletion of expired data, in milliseconds. */
const deletionIntervalMs = 86_400_000
/** The interval at which each process checks whether the deletion is due, in milliseconds. */
const checkIntervalMs = 3_600_000

/** The key under which the deletion is counted, so that one process does it for all that share the database. */
const deletionKey = 'job:retention'

let timer: NodeJS.Timeout | undefined

/** Deletes expired data now and once a day, unless another process does, until `stopRetention` is called. */
export function startRetention(): void {
  const run = async () => {
    try {
      const { db } = await getStorage()
      const deleted = await deleteExpiredOnce(db, loadSettings(process.env).retentionDays)
      if (deleted) logger.info({ event: 'retention.completed', ...deleted })
    } catch (cause) {
      reportProblem({
        event: 'retention.failed',
        message: 'What has been kept long enough could not be deleted.',
        cause,
      })
    }
  }
  void run()
  timer = setInterval(() => void run(), checkIntervalMs).unref()
}

/**
 * Deletes expired data, unless a process that shares the database has begun to do so within the last day. A failed deletion
 * is due again at once.
 *
 * @returns the number of deleted rows of each kind; undefined when the deletion is not due
 */
export async function deleteExpiredOnce(
  db: Kysely<Tables>,
  retentionDays: RetentionDays,
): Promise<Deleted | undefined> {
  // Expired counts are deleted at each check: most are useless after an hour, and some contain an IP address.
  await deleteExpiredCounts(db)
  // If the deletion fails, its count is rolled back with it.
  return db.transaction().execute(async (transaction) => {
    const isDue = await countAttempt(transaction, deletionKey, { maxAttempts: 1, windowMs: deletionIntervalMs })
    return isDue === 0 ? deleteExpired(transaction, retentionDays) : undefined
  })
}

export const stopRetention = (): void => clearInterval(timer)
