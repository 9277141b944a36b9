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

  test('deletes expired counts of attempts and requests, which may name an address, at each check', async () => {
    const { db } = await open()
    await deleteExpiredOnce(db, retentionDays)
    const now = Date.now()
    const hourMs = 3_600_000
    const requests = [
      { id: 'old', key: '192.0.2.1|/signout', count: 1, lastRequest: now - hourMs - 1 },
      { id: 'new', key: '192.0.2.2|/signout', count: 1, lastRequest: now - hourMs / 2 },
    ]
    const attempts = [
      { key: 'old', count: 1, expiresAt: new Date(now - 1).toISOString() },
      { key: 'new', count: 1, expiresAt: new Date(now + hourMs).toISOString() },
    ]
    await db.insertInto('rateLimit').values(requests).execute()
    await db.insertInto('accountAttempt').values(attempts).execute()
    expect(await deleteExpiredOnce(db, retentionDays)).toBeUndefined()
    expect(await db.selectFrom('rateLimit').select('id').execute()).toEqual([{ id: 'new' }])
    const keys = await db.selectFrom('accountAttempt').select('key').where('key', 'in', ['old', 'new']).execute()
    expect(keys).toEqual([{ key: 'new' }])
  })

  test('is done again soon after it has failed', async () => {
    const { db } = await open()
    await sql`alter table "outbox" rename to "hiddenOutbox"`.execute(db)
    await expect(deleteExpiredOnce(db, retentionDays)).rejects.toThrow(/outbox/)
    await sql`alter table "hiddenOutbox" rename to "outbox"`.execute(db)
    expect(await deleteExpiredOnce(db, retentionDays)).toMatchObject({ mails: 0 })
  })
})
