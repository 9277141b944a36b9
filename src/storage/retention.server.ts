import { loadSettings } from '#config/settings.server.ts'
import { logger } from '#telemetry/logger.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { deleteExpired } from './delete-expired.server.ts'
import { getStorage } from './storage.server.ts'

/** The interval of the deletion of expired data, in milliseconds. */
const deletionIntervalMs = 86_400_000

let timer: NodeJS.Timeout | undefined

/** Deletes expired data now and once a day, until `stopRetention` is called. */
export function startRetention(): void {
  const run = async () => {
    try {
      const { db } = await getStorage()
      const deleted = await deleteExpired(db, loadSettings(process.env).retentionDays)
      logger.info({ event: 'retention.completed', ...deleted })
    } catch (cause) {
      reportProblem({
        event: 'retention.failed',
        message: 'What has been kept long enough could not be deleted.',
        cause,
      })
    }
  }
  void run()
  timer = setInterval(() => void run(), deletionIntervalMs).unref()
}

export const stopRetention = (): void => clearInterval(timer)
