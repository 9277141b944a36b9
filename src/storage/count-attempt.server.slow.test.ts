import { afterEach, expect, test, vi } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import { attemptKey, countAttempt } from './count-attempt.server.ts'
import { openStorage } from './open-storage.server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(() => vi.useRealTimers())

const minuteMs = 60_000
const limit = { maxAttempts: 10, windowMs: 60 * minuteMs }

/** Fakes `Date` only, because the database clients need real timers. */
const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })

describeDatabases('attempts', ({ create, open }) => {
  test('through two connections to one database are limited in total, also when they are counted at the same time', async () => {
    const settings = await create()
    const nodes = [await openStorage(settings), await openStorage(settings)]
    try {
      const waits = await Promise.all(
        Array.from({ length: 30 }, (_, turn) => countAttempt(nodes[turn % 2]!.db, 'one', limit)),
      )
      expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10)
      expect(waits.filter((seconds) => seconds > 3500 && seconds <= 3600)).toHaveLength(20)
      expect(await countAttempt(nodes[0]!.db, 'another', limit)).toBe(0)
    } finally {
      await Promise.all(nodes.map((storage) => storage.close()))
    }
  })

  test('are limited until the window has ended that began with the first one', async () => {
    const { db } = await open()
    const start = Date.now()
    setClock(start)
    for (let turn = 0; turn < 9; turn++) expect(await countAttempt(db, 'key', limit)).toBe(0)
    setClock(start + 40 * minuteMs)
    expect(await countAttempt(db, 'key', limit)).toBe(0)
    expect(await countAttempt(db, 'key', limit)).toBe(20 * 60)
    setClock(start + 60 * minuteMs - 1)
    expect(await countAttempt(db, 'key', limit)).toBe(1)
    setClock(start + 60 * minuteMs)
    for (let turn = 0; turn < 10; turn++) expect(await countAttempt(db, 'key', limit)).toBe(0)
    expect(await countAttempt(db, 'key', limit)).toBe(60 * 60)
  })

  test('that a transaction has counted no longer count when it is rolled back', async () => {
    const { db } = await open()
    const failing = db.transaction().execute(async (transaction) => {
      for (let turn = 0; turn < 10; turn++) await countAttempt(transaction, 'key', limit)
      expect(await countAttempt(transaction, 'key', limit)).toBeGreaterThan(0)
      throw new Error('The message could not be stored.')
    })
    await expect(failing).rejects.toThrow('The message could not be stored.')
    expect(await countAttempt(db, 'key', limit)).toBe(0)
  })

  test('are stored under a key that does not contain the address', async () => {
    const { db } = await open()
    await countAttempt(db, attemptKey('contact', '192.0.2.77', 'a secret'), limit)
    const rows = JSON.stringify(await db.selectFrom('accountAttempt').selectAll().execute())
    expect(rows).toContain('contact:')
    expect(rows).not.toContain('192.0.2')
    expect(attemptKey('contact', '192.0.2.77', 'another secret')).not.toBe(
      attemptKey('contact', '192.0.2.77', 'a secret'),
    )
  })
})
