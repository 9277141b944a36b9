import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { openStorage, type Storage } from '#storage/open-storage.server.ts'

// A process that uses PostgreSQL while all its connections are terminated again and again, as by a failover or an
// administrator (storage.server.slow.test.ts). It is a separate process because an error event without a listener would
// terminate it.
const [dataDirectory = '', databaseUrl = '', times = '40'] = process.argv.slice(2)
const storage = await openStorage({ dataDirectory, databaseUrl })
const administrator = new pg.Client(databaseUrl)
await administrator.connect()

const ending = new AbortController()
const count = { succeeded: 0, failed: 0, terminations: 0, terminatedConnections: 0 }
const messages = new Set<string>()

const wordsOf = (number: number) => `words of worker ${number}`

async function work({ db }: Storage, words: string) {
  while (!ending.signal.aborted) {
    try {
      await db.selectFrom('searchWithoutResult').selectAll().where('words', '=', words).executeTakeFirstOrThrow()
      await db.transaction().execute(async (transaction) => {
        await sql`select pg_sleep(0.002)`.execute(transaction)
        // The connection is checked out, but no query that could be rejected is running on it.
        await sleep(2)
        await transaction
          .updateTable('searchWithoutResult')
          .set(({ eb }) => ({ count: eb('count', '+', 1) }))
          .where('words', '=', words)
          .execute()
      })
      count.succeeded++
    } catch (error) {
      count.failed++
      messages.add(error instanceof Error ? error.message : String(error))
    }
  }
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
await storage.db
  .insertInto('searchWithoutResult')
  .values(numbers.map((number) => ({ site: 'en', words: wordsOf(number), count: 0, lastDay: '2026-11-21' })))
  .execute()
/** Waits until one more transaction succeeds. */
async function nextSuccess() {
  const before = count.succeeded
  while (count.succeeded === before) await sleep(5)
}

const workers = numbers.map((number) => work(storage, wordsOf(number)))
for (let time = 0; time < Number(times); time++) {
  await nextSuccess()
  const { rowCount } = await administrator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  count.terminations++
  count.terminatedConnections += rowCount ?? 0
}
await nextSuccess()
ending.abort()
await Promise.all(workers)
const { rows } = await sql<{ sum: number }>`select sum(count) as sum from "searchWithoutResult"`.execute(storage.db)
await storage.close()
await administrator.end()
process.stdout.write(`${JSON.stringify({ ...count, committed: Number(rows[0]?.sum), messages: [...messages] })}\n`)
