import { once } from 'node:events'
import { statSync, writeFileSync, mkdtempSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { startNode } from '../../tests/support/processes.ts'
import { migrate, migrations } from './migrate.server.ts'
import { openStorage, sqliteFile, type Storage } from './open-storage.server.ts'

const now = '2026-11-21T10:00:00.000Z'

async function addUser({ db }: Storage, id: string) {
  await db
    .insertInto('user')
    .values({
      id,
      name: 'Ada',
      email: `${id}@example.org`,
      emailVerified: sql`false`,
      image: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

describeDatabases('the database', ({ kind, create, open }) => {
  test('is migrated once when processes open it at the same time', async () => {
    const settings = await create()
    const args = ['tests/support/open-database.ts', settings.dataDirectory, settings.databaseUrl ?? '']
    const all = [1, 2, 3, 4].map(() => startNode(settings.databaseUrl ? args : args.slice(0, 2)))
    for (const { ended, output } of all) expect([await ended, output()]).toEqual([0, 'opened\n'])
    const storage = await openStorage(settings)
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(storage.db)
    expect(applied.rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    await storage.close()
  })

  test('is unchanged after a migration that fails', async () => {
    const { db } = await open()
    const broken = {
      name: '9999-broken',
      up: async (schema: Parameters<(typeof migrations)[0]['up']>[0]) => {
        await schema.schema.createTable('halfDone').addColumn('id', 'text').execute()
        throw new Error('The disk is full.')
      },
    }
    await expect(migrate(db, kind, [...migrations, broken])).rejects.toThrow('The disk is full.')
    await expect(sql`select * from "halfDone"`.execute(db)).rejects.toThrow(/halfDone/)
  })

  test('with a newer schema is rejected with an error that names the migration', async () => {
    const settings = await create()
    const storage = await openStorage(settings)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${now})`.execute(storage.db)
    await storage.close()
    await expect(openStorage(settings)).rejects.toThrow(
      /^The database .* cannot be used: .*newer schema \(9999-later\)/,
    )
  })

  test('of an earlier version keeps its rows and gets the missing migrations once', async () => {
    const settings = await create()
    const earlier = await openStorage(settings)
    await addUser(earlier, 'ada')
    // The database is changed back into that of an earlier version, which lacks the last migration and Kysely's tables.
    await earlier.db.schema.dropTable('kysely_migration').execute()
    await earlier.db.schema.dropTable('kysely_migration_lock').execute()
    await earlier.db.schema.dropTable('accountAttempt').execute()
    await sql`create table "appliedMigration" (name text not null primary key, "appliedAt" text not null)`.execute(
      earlier.db,
    )
    for (const { name } of migrations.slice(0, -1)) {
      await sql`insert into "appliedMigration" (name, "appliedAt") values (${name}, ${now})`.execute(earlier.db)
    }
    await earlier.close()

    const [storage, other] = await Promise.all([openStorage(settings), openStorage(settings)])
    expect(await storage.db.selectFrom('user').select('id').execute()).toEqual([{ id: 'ada' }])
    expect(await storage.db.selectFrom('accountAttempt').select('key').execute()).toEqual([])
    await other.close()
    await storage.close()
    const again = await openStorage(settings)
    expect((await again.db.introspection.getTables()).map(({ name }) => name)).not.toContain('appliedMigration')
    await again.close()
  })

  test('deletes the saved pages and the progress of a deleted account', async () => {
    const storage = await open()
    const { db } = storage
    await addUser(storage, 'ada')
    await addUser(storage, 'grace')
    for (const userId of ['ada', 'grace']) {
      await db
        .insertInto('savedPage')
        .values({ userId, site: 'en', uri: 'condition/kidney-stones', savedAt: now, readRevision: '3' })
        .execute()
      await db
        .insertInto('moduleProgress')
        .values({ userId, site: 'en', module: 'module/stones', progress: '{"done":2}', updatedAt: now })
        .execute()
    }
    await db.deleteFrom('user').where('id', '=', 'ada').execute()
    for (const table of ['savedPage', 'moduleProgress'] as const) {
      expect(await db.selectFrom(table).select('userId').execute()).toEqual([{ userId: 'grace' }])
    }
  })

  test('rejects rows of an account that does not exist', async () => {
    const { db } = await open()
    const saving = db
      .insertInto('savedPage')
      .values({ userId: 'nobody', site: 'en', uri: 'x', savedAt: now, readRevision: null })
      .execute()
    await expect(saving).rejects.toThrow(/foreign key/i)
  })

  test('rolls back a failed transaction, and other queries wait for it', async () => {
    const storage = await open()
    await addUser(storage, 'ada')
    const renaming = storage.db.transaction().execute(async (db) => {
      await db.updateTable('user').set({ name: 'Grace' }).where('id', '=', 'ada').execute()
      throw new Error('Changed my mind.')
    })
    const reading = storage.db.selectFrom('user').select('name').executeTakeFirstOrThrow()
    await expect(renaming).rejects.toThrow('Changed my mind.')
    expect(await reading).toEqual({ name: 'Ada' })
  })

  test('compares booleans and times in the same way', async () => {
    const storage = await open()
    await addUser(storage, 'ada')
    const found = await storage.db
      .selectFrom('user')
      .select('id')
      .where('emailVerified', '=', sql<boolean>`false`)
      .where('createdAt', '<', '2026-11-22T00:00:00.000Z')
      .execute()
    expect(found).toEqual([{ id: 'ada' }])
  })
})

describe('the SQLite file', () => {
  test('can be read by its owner only', async () => {
    const dataDirectory = join(mkdtempSync(join(tmpdir(), 'site-data-')), 'data')
    const storage = await openStorage({ dataDirectory, databaseUrl: undefined })
    expect(statSync(dataDirectory).mode & 0o077).toBe(0)
    for (const suffix of ['', '-wal', '-shm']) {
      expect(statSync(sqliteFile(dataDirectory) + suffix).mode & 0o077).toBe(0)
    }
    await storage.close()
  })

  test('is in WAL mode with synchronous commits and foreign keys', async () => {
    const storage = await openStorage({
      dataDirectory: mkdtempSync(join(tmpdir(), 'site-data-')),
      databaseUrl: undefined,
    })
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(storage.db)).rows[0]!)[0]
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
      'wal',
      2,
      1,
    ])
    await storage.close()
  })

  test('on a full disk fails a transaction with that reason, commits nothing of it, and works again with free space', async () => {
    const storage = await openStorage({
      dataDirectory: mkdtempSync(join(tmpdir(), 'site-data-')),
      databaseUrl: undefined,
    })
    const { db } = storage
    await addUser(storage, 'ada')
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    // SQLite fails with the same code, SQLITE_FULL, when the disk is full and when the file may not grow.
    await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(db)
    const name = 'x'.repeat(100_000)
    const rename = (transaction: typeof db, to: string) =>
      transaction.updateTable('user').set({ name: to }).where('id', '=', 'ada').execute()
    const filling = db.transaction().execute(async (transaction) => {
      await rename(transaction, 'Grace')
      await rename(transaction, name)
    })
    await expect(filling).rejects.toThrow('database or disk is full')
    const continuing = db.transaction().execute(async (transaction) => {
      await rename(transaction, name).catch(() => undefined)
      await rename(transaction, 'Grace')
    })
    await expect(continuing).rejects.toThrow(/rolled the transaction back/)
    const user = () => db.selectFrom('user').select('name').where('id', '=', 'ada').executeTakeFirstOrThrow()
    expect((await user()).name).not.toBe('Grace')
    await sql`pragma max_page_count = 1000000`.execute(db)
    await db.transaction().execute((transaction) => rename(transaction, name))
    expect((await user()).name).toBe(name)
    await storage.close()
  })

  test('that is not a database is rejected with an error that names it', async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
    writeFileSync(sqliteFile(dataDirectory), 'This is a letter and not a database. '.repeat(100))
    await expect(openStorage({ dataDirectory, databaseUrl: undefined })).rejects.toThrow(
      `The database ${sqliteFile(dataDirectory)} cannot be used: file is not a database (DATA_DIR says which it is.)`,
    )
  })
})

describe('a write lock of another SQLite connection', () => {
  async function openLocked() {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
    const storage = await openStorage({ dataDirectory, databaseUrl: undefined })
    await addUser(storage, 'ada')
    const other = new DatabaseSync(sqliteFile(dataDirectory))
    other.exec('begin immediate')
    return { ...storage, storage, other }
  }
  const rename = ({ db }: Pick<Storage, 'db'>, name: string) =>
    db.updateTable('user').set({ name }).where('id', '=', 'ada').execute()
  const readName = async ({ db }: Pick<Storage, 'db'>) =>
    (await db.selectFrom('user').select('name').where('id', '=', 'ada').executeTakeFirstOrThrow()).name

  test('blocks neither the event loop nor readers, and writes run in order after it is released', async () => {
    const { storage, db, other, close } = await openLocked()
    const done: string[] = []
    const writes = [
      rename(storage, 'Grace').then(() => done.push('statement')),
      db
        .transaction()
        .execute(async (transaction) => {
          const name = await readName({ db: transaction })
          await sleep(20)
          await rename({ db: transaction }, `${name} Hopper`)
        })
        .then(() => done.push('transaction')),
      rename(storage, 'Grace Brewster Hopper').then(() => done.push('later statement')),
    ]
    for (let tick = 0; tick < 10; tick++) {
      await sleep(20)
      expect(await readName(storage)).toBe('Ada')
    }
    expect(done).toEqual([])
    other.exec(`update "user" set name = 'Augusta'; commit`)
    await Promise.all(writes)
    expect(done).toEqual(['statement', 'transaction', 'later statement'])
    expect(await readName(storage)).toBe('Grace Brewster Hopper')
    other.close()
    await close()
  })

  test('fails waiting writes after five seconds with an error that says so, and later writes succeed', async () => {
    const { storage, db, other, close } = await openLocked()
    const message = 'Another process has kept the database locked for 5 seconds.'
    const start = performance.now()
    const outcomes = await Promise.allSettled([
      rename(storage, 'Grace'),
      db.transaction().execute((transaction) => rename({ db: transaction }, 'Grace')),
      rename(storage, 'Grace'),
      rename(storage, 'Grace'),
    ])
    const waited = performance.now() - start
    expect(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : 'written'))).toEqual(
      Array(4).fill(`Error: ${message}`),
    )
    expect(waited).toBeGreaterThan(4900)
    // The writes wait concurrently, not one after another.
    expect(waited).toBeLessThan(10_000)
    other.exec('commit')
    await rename(storage, 'Grace')
    expect(await readName(storage)).toBe('Grace')
    other.close()
    await close()
  })

  test.each([
    ['an empty file', 'begin exclusive'],
    ['a database that has no tables yet', 'pragma journal_mode = wal; begin immediate'],
  ])('is waited for when the database is opened: %s', async (_, lock) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
    const other = new DatabaseSync(sqliteFile(dataDirectory))
    other.exec(lock)
    let opened = false
    const opening = openStorage({ dataDirectory, databaseUrl: undefined }).then((storage) => {
      opened = true
      return storage
    })
    await sleep(300)
    expect(opened).toBe(false)
    other.exec('commit')
    other.close()
    const storage = await opening
    await addUser(storage, 'ada')
    await storage.close()
  })
})

test('an unreachable PostgreSQL server is named in the error without its password', async () => {
  const opening = openStorage({ dataDirectory: tmpdir(), databaseUrl: 'postgres://site:hunter2@127.0.0.1:1/people' })
  await expect(opening).rejects.toThrow(
    /^The database postgres:\/\/127\.0\.0\.1:1\/people cannot be used: .*ECONNREFUSED/,
  )
  await expect(opening).rejects.not.toThrow(/hunter2/)
})

test('queries fail when PostgreSQL terminates all connections 40 times under load, and the process continues', async () => {
  const postgres = await startPostgres()
  try {
    const args = ['tests/support/terminate-connections.ts', tmpdir(), await postgres.createDatabase()]
    const { ended, output } = startNode(args)
    expect([await ended, output()]).toEqual([0, expect.any(String)])
    const result: unknown = JSON.parse(output())
    expect(result).toEqual({
      terminations: 40,
      terminatedConnections: expect.any(Number),
      succeeded: expect.any(Number),
      failed: expect.any(Number),
      committed: expect.any(Number),
      messages: expect.arrayContaining(['terminating connection due to administrator command']),
    })
    const { terminatedConnections, succeeded, failed, committed } = result as Record<string, number>
    expect(terminatedConnections).toBeGreaterThanOrEqual(40)
    expect(failed).toBeGreaterThanOrEqual(40)
    // Queries have succeeded after each termination.
    expect(succeeded).toBeGreaterThan(40)
    // Every acknowledged commit is present; a commit whose acknowledgement was lost may be present as well.
    expect(committed).toBeGreaterThanOrEqual(succeeded!)
    expect(committed).toBeLessThanOrEqual(succeeded! + failed!)
  } finally {
    await postgres.stop()
  }
}, 120_000)

/**
 * Starts a TCP proxy to PostgreSQL, which simulates the address that two servers share for a failover. `silence` makes it
 * stop forwarding data, without closing any connection; `leadTo` makes it forward new connections to another port.
 */
async function startProxy(port: number) {
  const sockets = new Set<Socket>()
  let target: number | undefined = port
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => undefined)
    if (target === undefined) return
    const upstream = connect(target, '127.0.0.1')
    sockets.add(upstream)
    upstream.on('error', () => undefined)
    client.pipe(upstream).pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      target = undefined
      for (const socket of sockets) socket.unpipe().pause()
    },
    leadTo: (next: number) => {
      target = next
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('a failover of PostgreSQL', () => {
  const readUsers = async (db: Storage['db']) =>
    (await db.selectFrom('user').select('id').execute()).map(({ id }) => id)

  test('to another server behind an address that has gone silent fails queries in time, and later ones reach the new server', async () => {
    const servers = [await startPostgres(), await startPostgres()]
    const urls = await Promise.all(servers.map(async (server) => new URL(await server.createDatabase())))
    const [oldPort = 0, newPort = 0] = urls.map(({ port }) => Number(port))
    const proxy = await startProxy(oldPort)
    try {
      const dataDirectory = tmpdir()
      await (await openStorage({ dataDirectory, databaseUrl: String(urls[1]) })).close()
      const url = new URL(urls[0]!)
      url.port = String(proxy.port)
      url.searchParams.set('query_timeout', '3000')
      const storage = await openStorage({ dataDirectory, databaseUrl: String(url) })
      const { db } = storage
      await addUser(storage, 'ada')
      const readAtOnce = () => Promise.allSettled([readUsers(db), readUsers(db), readUsers(db)])
      await readAtOnce()
      const writing = db.transaction().execute(async (transaction) => {
        await readUsers(transaction)
        proxy.silence()
        await readUsers(transaction)
      })
      await expect(writing).rejects.toThrow('Query read timeout')
      expect((await readAtOnce()).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
      proxy.leadTo(newPort)
      expect(await readUsers(db)).toEqual([])
      await addUser(storage, 'grace')
      expect(await readUsers(db)).toEqual(['grace'])
      await storage.close()
    } finally {
      proxy.stop()
      await Promise.all(servers.map((server) => server.stop()))
    }
  }, 120_000)

  test('closes a connection whose server has become read-only, so that the next write can reach the new primary server', async () => {
    const postgres = await startPostgres()
    try {
      const databaseUrl = await postgres.createDatabase()
      const storage = await openStorage({ dataDirectory: tmpdir(), databaseUrl, maxDatabaseConnections: 1 })
      await sql`set default_transaction_read_only = on`.execute(storage.db)
      expect(await readUsers(storage.db)).toEqual([])
      await expect(addUser(storage, 'ada')).rejects.toThrow('read-only transaction')
      await addUser(storage, 'ada')
      expect(await readUsers(storage.db)).toEqual(['ada'])
      await storage.close()
    } finally {
      await postgres.stop()
    }
  }, 60_000)
})

test('the connections to PostgreSQL are counted by whether they are used, with the queries that wait for one', async () => {
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    const storage = await openStorage({ dataDirectory: tmpdir(), databaseUrl, maxDatabaseConnections: 1 })
    const { db, countConnections } = storage
    expect(countConnections()).toEqual({ used: 0, idle: 1, waiting: 0 })
    let waiting: Promise<unknown> | undefined
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('user').select('id').execute()
      waiting = db.selectFrom('user').select('id').execute()
      await expect.poll(countConnections).toEqual({ used: 1, idle: 0, waiting: 1 })
    })
    await waiting
    await expect.poll(countConnections).toEqual({ used: 0, idle: 1, waiting: 0 })
    await storage.close()
  } finally {
    await postgres.stop()
  }
}, 60_000)
