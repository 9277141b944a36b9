import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupDatabase } from './backup-database.server.ts'
import { openStorage, sqliteFile, type Storage } from './open-storage.server.ts'

const write = ({ db }: Storage, number: number) =>
  db
    .insertInto('feedback')
    .values({
      id: String(number),
      site: 'en',
      uri: 'condition/kidney-stones',
      language: 'en-US',
      revision: null,
      answer: 'no',
      comment: 'x'.repeat(2000),
      createdAt: new Date().toISOString(),
    })
    .execute()

const ids = async ({ db }: Storage) =>
  (await db.selectFrom('feedback').select('id').execute()).map(({ id }) => Number(id)).toSorted((a, b) => a - b)

test('a backup made during writes is consistent, and can be opened as a database', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
  const storage = await openStorage({ dataDirectory, databaseUrl: undefined })
  for (let number = 0; number < 500; number++) await write(storage, number)

  let written = 500
  const ending = new AbortController()
  const writing = (async () => {
    while (!ending.signal.aborted) {
      await write(storage, written++)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  const copy = join(dataDirectory, 'copy.sqlite')
  await backupDatabase(sqliteFile(dataDirectory), copy)
  const whenCopied = written
  ending.abort()
  await writing
  expect(statSync(copy).mode & 0o077).toBe(0)
  await storage.close()

  // The backup is restored as docs/running-the-site.md describes, by putting the file into an empty directory.
  const restored = join(dataDirectory, 'restored')
  mkdirSync(restored)
  copyFileSync(copy, sqliteFile(restored))
  expect(readdirSync(restored)).toEqual(['site.sqlite'])
  const again = await openStorage({ dataDirectory: restored, databaseUrl: undefined })
  const found = await ids(again)
  expect(found).toEqual(found.map((_, index) => index))
  expect(found.length).toBeGreaterThanOrEqual(500)
  expect(found.length).toBeLessThanOrEqual(whenCopied)
  await write(again, 1_000_000)
  expect(await ids(again)).toContain(1_000_000)
  await again.close()
})

test('a backup does not overwrite an existing file, and a missing database gives no backup', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
  const storage = await openStorage({ dataDirectory, databaseUrl: undefined })
  await storage.close()
  const file = sqliteFile(dataDirectory)
  await expect(backupDatabase(file, file)).rejects.toThrow(/EEXIST/)
  const copy = join(dataDirectory, 'copy.sqlite')
  await expect(backupDatabase(join(dataDirectory, 'none.sqlite'), copy)).rejects.toThrow(/unable to open/)
  expect(existsSync(copy)).toBe(false)
  expect(existsSync(file)).toBe(true)
})
