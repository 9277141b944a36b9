import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import { migrate } from './migrate.server.ts'
import type { DatabaseKind } from './migration.ts'
import type { Tables } from './tables.ts'

/** The application's own database: what readers keep and send. */
export type Storage = {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  readonly close: () => Promise<void>
}

/** The database cannot be used. The message says which, why, and what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

export type StorageSettings = {
  /** PostgreSQL; SQLite in the directory when undefined. */
  readonly databaseUrl: string | undefined
  /** Absolute. */
  readonly dataDirectory: string
}

/** The file of SQLite in the directory for what the server keeps. */
export const sqliteFile = (dataDirectory: string): string => join(dataDirectory, 'site.sqlite')

/**
 * Opens the database, makes it where there is none, and brings it to the schema of this version.
 *
 * @throws StorageError
 */
export async function openStorage({ databaseUrl, dataDirectory }: StorageSettings): Promise<Storage> {
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres'
  let db: Kysely<Tables> | undefined
  try {
    const dialect = databaseUrl === undefined ? await openSqlite(dataDirectory) : await openPostgres(databaseUrl)
    db = new Kysely<Tables>({ dialect })
    await migrate(db, kind)
    const opened = db
    return { kind, db: opened, close: () => opened.destroy() }
  } catch (cause) {
    await db?.destroy().catch(() => undefined)
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    const [where, setting] =
      databaseUrl === undefined
        ? [sqliteFile(dataDirectory), 'DATA_DIR']
        : [withoutSecrets(databaseUrl), 'DATABASE_URL']
    throw new StorageError(`The database ${where} cannot be used: ${reason} (${setting} says which it is.)`, { cause })
  }
}

async function openSqlite(dataDirectory: string): Promise<Dialect> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const file = sqliteFile(dataDirectory)
  // Other users of the machine must not read people's data. SQLite gives its other files the permissions of this one.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const { createSqliteDialect } = await import('./sqlite-dialect.server.ts')
  return createSqliteDialect(file)
}

async function openPostgres(connectionString: string): Promise<Dialect> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    // All statements here are short, so one that hangs is ended and its connection is free again.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (type, format) =>
        // The counts of better-auth: a number in SQLite, a text in PostgreSQL unless somebody says otherwise.
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // A lost connection is an error event, which ends the process when it has no listener. The pool replaces a connection that
  // was idle; one that was in use rejects the query that runs on it, or the next one, so its user hears of it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}

/** Returns the address of the database for error messages: without user, password and parameters. */
function withoutSecrets(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}
