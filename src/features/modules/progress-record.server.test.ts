import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { progressRecord } from './progress-record.server.ts'

const now = '2026-11-21T10:00:00.000Z'

describeDatabases('the saved progress of an account', ({ open }) => {
  /** Opens a new database with one account. */
  async function withAda() {
    const storage = await open()
    await storage.db
      .insertInto('user')
      .values({
        id: 'ada',
        name: 'Ada',
        email: 'ada@example.org',
        emailVerified: sql`true`,
        image: null,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    return storage
  }

  test('is limited in total size, and a rejected update changes nothing', async () => {
    const storage = await withAda()
    const recordOf = (number: number) => progressRecord('ada', 'en', `module/${number}`, async () => storage)
    // Each ä takes two bytes.
    const long = 'ä'.repeat(60_000)
    const accepted: number[] = []
    for (let number = 0; number < 20; number++) {
      if ((await recordOf(number).update(() => long)) === long) accepted.push(number)
    }
    expect(accepted).toEqual(Array.from({ length: 17 }, (_, index) => index))
    const rows = await storage.db.selectFrom('moduleProgress').select(['module', 'progress']).execute()
    expect(rows.map(({ module }) => module).toSorted()).toEqual(accepted.map((number) => `module/${number}`).toSorted())
    expect(rows.every(({ progress }) => progress === long)).toBe(true)

    // A full account can still change its progress, and free space.
    expect(await recordOf(0).update((before) => `${before?.slice(1)}b`)).toBe(`${long.slice(1)}b`)
    expect(await recordOf(1).update(() => `${long}${long}`)).toBeUndefined()
    expect(await recordOf(1).read()).toBe(long)
    expect(await recordOf(1).update(() => 'a')).toBe('a')
    expect(await recordOf(17).update(() => long)).toBe(long)
  })

  test('is not changed by an update that returns undefined', async () => {
    const storage = await withAda()
    const record = progressRecord('ada', 'en', 'module/stones', async () => storage)
    expect(await record.update(() => undefined)).toBeUndefined()
    expect(await storage.db.selectFrom('moduleProgress').selectAll().execute()).toEqual([])
  })
})
