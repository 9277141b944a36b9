import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE } from 'kysely/migration'
import { migrate } from './migrate.server.ts'
import type { DatabaseKind } from './migration.ts'
import type { Tables } from './tables.ts'

/** The application's own database, for data that readers save and send. */
export type Storage = {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  /** Commits a write that changes nothing. Rejects if the database refuses it, for instance because the disk is full. */
  readonly checkWritable: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The error for a database that cannot be opened. The message contains the database, the reason, and the setting. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

export type StorageSettings = {
  /** The URL of PostgreSQL; if undefined, SQLite in the data directory is used. */
  readonly databaseUrl: string | undefined
  /** The absolute path of the data directory. */
  readonly dataDirectory: string
  /** The maximum number of connections to PostgreSQL; the default is that of its client, 10. */
  readonly maxDatabaseConnections?: number
}

/** The timeouts of a connection to PostgreSQL, and of a statement or an idle transaction, in milliseconds. */
const connectionTimeoutMs = 5000
const statementTimeoutMs = 30_000

/** Returns the path of the SQLite file in the data directory. */
export const sqliteFile = (dataDirectory: string): string => join(dataDirectory, 'site.sqlite')

/**
 * Opens the database and migrates it to the schema of this version. A missing SQLite file is created; a PostgreSQL database
 * must exist.
 *
 * @throws StorageError
 */
export async function openStorage({
  databaseUrl,
  dataDirectory,
  maxDatabaseConnections,
}: StorageSettings): Promise<Storage> {
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres'
  let db: Kysely<Tables> | undefined
  try {
    const dialect =
      databaseUrl === undefined
        ? await openSqlite(dataDirectory)
        : await openPostgres(databaseUrl, maxDatabaseConnections)
    db = new Kysely<Tables>({ dialect })
    await migrate(db, kind)
    const opened = db
    return { kind, db: opened, checkWritable: () => checkWritable(opened), close: () => opened.destroy() }
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

/** Rewrites the row of Kysely's migration lock, which every migrated database has, with its current value. */
async function checkWritable(db: Kysely<Tables>): Promise<void> {
  const table = sql.table(DEFAULT_MIGRATION_LOCK_TABLE)
  await sql`update ${table} set is_locked = is_locked`.execute(db)
}

async function openSqlite(dataDirectory: string): Promise<Dialect> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const file = sqliteFile(dataDirectory)
  // The file is private, because other users of the machine must not read personal data. SQLite creates its other files with
  // the same permissions.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const { createSqliteDialect } = await import('./sqlite-dialect.server.ts')
  return createSqliteDialect(file)
}

async function openPostgres(connectionString: string, maxDatabaseConnections: number | undefined): Promise<Dialect> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: maxDatabaseConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    // All statements are short, so one that hangs is aborted to free its connection.
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    types: {
      getTypeParser: (type, format) =>
        // better-auth's counters are numbers in SQLite; PostgreSQL returns them as strings by default.
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // A lost connection emits an error event, which ends the process if there is no listener. The pool replaces a connection
  // that was idle; one that was in use rejects its query, or the next one, so its user gets the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}

/** Returns the URL of the database for error messages: without user, password and parameters. */
function withoutSecrets(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}
