import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createSearchCounts, readSearchCounts } from './searches-without-result.server.ts'

const times = <Result>(count: number, act: (time: number) => Result) =>
  Array.from({ length: count }, (_, time) => act(time))

describeDatabases('counts of searches without results', ({ open }) => {
  async function begin() {
    const { db } = await open()
    const start = () => createSearchCounts(async () => db, { delayMs: 10 })
    const read = async () => (await readSearchCounts(db)).map(({ site, words, count }) => [site, words, count])
    return { db, start, read }
  }

  test('are saved once a query was made three times on a site, with their words, number and day', async () => {
    const { db, start, read } = await begin()
    const counts = start()
    times(4, () => counts.count('en', 'Lithotripter'))
    counts.count('en', 'asked once')
    counts.count('nl', 'asked once')
    await expect.poll(read).toEqual([['en', 'lithotripter', 4]])
    const [row] = await db.selectFrom('searchWithoutResult').selectAll().execute()
    expect(row).toEqual({
      site: 'en',
      words: 'lithotripter',
      count: 4,
      lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    times(2, () => counts.count('en', 'asked once'))
    await expect.poll(read).toContainEqual(['en', 'asked once', 3])
  })

  test('continue after a restart', async () => {
    const { start, read } = await begin()
    const first = start()
    times(3, () => first.count('de', 'nichts'))
    await expect.poll(read).toEqual([['de', 'nichts', 3]])
    start().count('de', 'Nichts')
    await expect.poll(read).toEqual([['de', 'nichts', 4]])
  })

  test('are added up over two servers', async () => {
    const { start, read } = await begin()
    const servers = [start(), start()]
    for (const server of servers) times(3, () => server.count('de', 'nichts'))
    await expect.poll(read).toEqual([['de', 'nichts', 6]])
  })

  test('are written later if a write fails', async () => {
    const { db, read } = await begin()
    let isFailing = true
    const failing = {
      selectFrom: db.selectFrom.bind(db),
      transaction: () => {
        if (!isFailing) return db.transaction()
        isFailing = false
        throw new Error('The database is locked.')
      },
    } as unknown as typeof db
    const counts = createSearchCounts(async () => failing, { delayMs: 10 })
    times(3, () => counts.count('en', 'fails first'))
    await expect.poll(() => isFailing).toBe(false)
    await sleep(50)
    counts.count('en', 'fails first')
    await expect.poll(read).toEqual([['en', 'fails first', 4]])
  })

  test('of searches during a write are written by themselves afterwards', async () => {
    const { db, read } = await begin()
    let counts: ReturnType<typeof createSearchCounts> | undefined
    const slow = {
      selectFrom: db.selectFrom.bind(db),
      transaction: () => {
        counts?.count('en', 'made before')
        return db.transaction()
      },
    } as unknown as typeof db
    counts = createSearchCounts(async () => slow, { delayMs: 10 })
    times(3, () => counts?.count('en', 'made before'))
    // The stub counts one more search during each write, so the number exceeds 4 only if further writes follow.
    await expect.poll(async () => Number((await read())[0]?.[2])).toBeGreaterThan(4)
  })

  test('leave out queries that may contain personal data, and control characters', async () => {
    const { start, read } = await begin()
    const counts = start()
    const [arabic, persian, fullWidth] = ['٠٢٠ ٥٥٥ ١٢٣٤', '۰۲۰ ۵۵۵ ۱۲۳۴', '０２０－５５５－１２３４']
    const numbers = ['call 020 555 1234', '12-03-1961', arabic, persian, fullWidth]
    for (const words of ['someone@example.org', 'someone＠example.org', ...numbers, 'x'.repeat(81), '\0'])
      times(5, () => counts.count('en', words))
    times(3, () => counts.count('en', 'a\0b\n c'))
    await expect.poll(read).toEqual([['en', 'ab c', 3]])
  })

  test('are limited to 2,000 rows, of which the rarest are deleted', async () => {
    const { db, start, read } = await begin()
    const lastDay = '2026-01-01'
    for (let part = 0; part < 20; part++)
      await db
        .insertInto('searchWithoutResult')
        .values(times(100, (time) => ({ site: 'en', words: `old ${part * 100 + time}`, count: 4, lastDay })))
        .execute()
    const counts = start()
    times(5, () => counts.count('en', 'new'))
    await expect.poll(async () => (await read())[0]).toEqual(['en', 'new', 5])
    await sleep(50)
    expect(await read()).toHaveLength(2000)
  })
})

test('a failed save of search counts is retried with the next count', async () => {
  const reads: string[] = []
  const counts = createSearchCounts(
    () => {
      reads.push('database')
      return Promise.reject(new Error('away'))
    },
    { delayMs: 1 },
  )
  times(3, () => counts.count('en', 'secret words'))
  await expect.poll(() => reads).toHaveLength(1)
  counts.count('en', 'secret words')
  await expect.poll(() => reads).toHaveLength(2)
})
