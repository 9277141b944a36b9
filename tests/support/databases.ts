import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openStorage, type Storage, type StorageSettings } from '#storage/open-storage.server.ts'
import type { DatabaseKind } from '#storage/migration.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'

export type Databases = {
  readonly kind: DatabaseKind
  /** Returns the settings of a new database, which has no tables yet. */
  readonly create: () => Promise<StorageSettings>
  /** Returns a new database, open and with its tables, which is closed after the tests. */
  readonly open: () => Promise<Storage>
}

/** Runs the tests twice, with real SQLite databases and with those of a real PostgreSQL server. */
export function describeDatabases(name: string, tests: (databases: Databases) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name}, on %s`, (kind) => {
    const folders: string[] = []
    const opened: Storage[] = []
    let postgres: RunningPostgres | undefined
    beforeAll(async () => {
      if (kind === 'postgres') postgres = await startPostgres()
    }, 60_000)
    afterAll(async () => {
      await Promise.all(opened.map((storage) => storage.close()))
      await postgres?.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
    const create = async () => {
      const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
      folders.push(dataDirectory)
      return { dataDirectory, databaseUrl: await postgres?.createDatabase() }
    }
    const open = async () => {
      const storage = await openStorage(await create())
      opened.push(storage)
      return storage
    }
    tests({ kind, create, open })
  })
}
