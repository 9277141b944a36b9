import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { loadSettings } from '#config/settings.server.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import { openStorage } from './open-storage.server.ts'
import { deleteExpiredOnce } from './retention.server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(() => vi.useRealTimers())

const dayMs = 86_400_000
const { retentionDays } = loadSettings({})

describeDatabases('the deletion of expired data', ({ create, open }) => {
  test('is done once a day by one of the processes that share the database', async () => {
    const settings = await create()
    const nodes = [await openStorage(settings), await openStorage(settings)]
    const deleteOnAll = async () =>
      (await Promise.all([...nodes, ...nodes].map(({ db }) => deleteExpiredOnce(db, retentionDays)))).filter(Boolean)
    try {
      const start = Date.now()
      vi.useFakeTimers({ toFake: ['Date'], now: start })
      expect(await deleteOnAll()).toHaveLength(1)
      vi.setSystemTime(start + dayMs - 1)
      expect(await deleteOnAll()).toEqual([])
      vi.setSystemTime(start + dayMs)
      expect(await deleteOnAll()).toHaveLength(1)
    } finally {
      await Promise.all(nodes.map((storage) => storage.close()))
    }
  })

  test('is done again soon after it has failed', async () => {
    const { db } = await open()
    await sql`alter table "outbox" rename to "hiddenOutbox"`.execute(db)
    await expect(deleteExpiredOnce(db, retentionDays)).rejects.toThrow(/outbox/)
    await sql`alter table "hiddenOutbox" rename to "outbox"`.execute(db)
    expect(await deleteExpiredOnce(db, retentionDays)).toMatchObject({ mails: 0 })
  })
})
