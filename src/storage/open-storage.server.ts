import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Dialect,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE } from 'kysely/migration'
import type { DatabaseError, Pool } from 'pg'
import { migrate } from './migrate.server.ts'
import type { DatabaseKind } from './migration.ts'
import type { Tables } from './tables.ts'

/** The application's own database, for data that readers save and send. */
export type Storage = {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  /** Commits a write that changes nothing. Rejects if the database refuses it, for instance because the disk is full. */
  readonly checkWritable: () => Promise<void>
  /** Counts the connections of the pool; undefined for SQLite, which has no pool. */
  readonly countConnections: () => ConnectionCounts | undefined
  readonly close: () => Promise<void>
}

/** The connections to PostgreSQL that are in use and idle, and the queries and transactions that wait for one. */
export type ConnectionCounts = { readonly used: number; readonly idle: number; readonly waiting: number }

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

/** The timeout of connecting to PostgreSQL, and of waiting for a connection of the pool, in milliseconds. */
const connectionTimeoutMs = 5000
/** The timeout of a statement, and of a transaction that is idle, in milliseconds. */
const statementTimeoutMs = 30_000
/**
 * The timeout of waiting for the result of a statement, in milliseconds. It only matters when the server has vanished
 * without closing its connections: otherwise the server itself aborts the statement earlier.
 */
const queryTimeoutMs = 35_000

/** The SQLSTATE of a write on a read-only server (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const readOnlyTransaction = '25006'

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
    const pool = databaseUrl === undefined ? undefined : await openPool(databaseUrl, maxDatabaseConnections)
    const dialect = pool ? new PostgresDialect({ pool: closingLostConnections(pool) }) : await openSqlite(dataDirectory)
    db = new Kysely<Tables>({ dialect })
    await migrate(db, kind)
    const opened = db
    return {
      kind,
      db: opened,
      checkWritable: () => checkWritable(opened),
      countConnections: () =>
        pool && { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount },
      close: () => opened.destroy(),
    }
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

async function openPool(connectionString: string, maxDatabaseConnections: number | undefined): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: maxDatabaseConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    // All statements are short, so one that hangs is aborted to free its connection.
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        // In SQLite, counts and better-auth's `lastRequest` are numbers; by default, `pg` returns them as strings.
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // A lost connection emits an error event, which ends the process if there is no listener. The pool replaces a connection
  // that was idle; one that was in use rejects its query, or the next one, so its user gets the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Returns a pool for Kysely that closes a connection whose query has failed without a response from the server, and one to a
 * server that has become read-only: after a failover, the next connection leads to the new primary server. Kysely itself
 * would give both back to the pool, which would hand them out again.
 */
function closingLostConnections(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client: PostgresPoolClient = await pool.connect()
      let loss: unknown
      async function runQuery(text: string, parameters: readonly unknown[]) {
        // A rollback after the loss would wait for the connection, and its error would hide the reason.
        if (loss !== undefined) throw loss
        try {
          return await client.query<unknown>(text, parameters)
        } catch (error) {
          const { code } = error as Partial<DatabaseError>
          if (code === undefined || code === readOnlyTransaction) loss = error
          throw error
        }
      }
      function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
      function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
      function query(textOrCursor: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []) {
        return typeof textOrCursor === 'string' ? runQuery(textOrCursor, parameters) : client.query(textOrCursor)
      }
      return { query, release: (destroy) => client.release(destroy === true || loss !== undefined) }
    },
  }
}

/** Returns the URL of the database for error messages: without user, password and parameters. */
function withoutSecrets(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { protocol, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${host}${pathname}`
}
