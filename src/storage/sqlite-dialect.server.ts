import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** The timeout of a statement that waits for the lock of another process, in milliseconds. */
const lockTimeoutMs = 5000
/** SQLite's result code for a lock that another connection holds (https://sqlite.org/rescode.html#busy). */
const sqliteBusy = 5

/**
 * Creates Kysely's dialect for SQLite with Node's own client.
 *
 * An acknowledged write must survive a loss of power, so every commit waits for the disk (`synchronous`).
 *
 * One process writes at a time. Others (a command, a second server) wait up to five seconds for the lock, and then their
 * write fails with an error that says so. Node's client is synchronous: SQLite's own busy timeout would block the event
 * loop, and no page would be served. Instead SQLite fails at once, and the statement is retried after a pause.
 *
 * @param file the path of the database, or `:memory:`
 */
export const createSqliteDialect = (file: string): Dialect => ({
  createDriver: () => new NodeSqliteDriver(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new NodeSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})

class NodeSqliteAdapter extends SqliteAdapter {
  /**
   * Whether Kysely may use several connections. It is true, because in Kysely's own queue, a read would wait behind a write
   * that waits for a lock. The driver has a queue of its own.
   */
  override get supportsMultipleConnections() {
    return true
  }

  /**
   * Whether SQLite can roll back changes of the schema. It is true, and Kysely only runs migrations in a transaction if it
   * is.
   */
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string
  #shared: SharedDatabase | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init() {
    const database = await repeatWhileLocked(() => openDatabase(this.#file))
    this.#shared = { database, lastTurn: Promise.resolve() }
  }

  async acquireConnection() {
    if (!this.#shared) throw new Error('The driver is not initialized.')
    return new NodeSqliteConnection(this.#shared)
  }

  async beginTransaction(connection: DatabaseConnection) {
    // A deferred transaction that reads first and writes later would fail if another process has written in between.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    if (connection instanceof NodeSqliteConnection) connection.inTransaction = true
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    if (connection instanceof NodeSqliteConnection) connection.inTransaction = false
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    if (connection instanceof NodeSqliteConnection) connection.inTransaction = false
    // SQLite rolls back by itself after some errors, such as a full disk (https://sqlite.org/lang_transaction.html, 3). The
    // rollback would then fail as well, and its error would hide the reason.
    if (this.#shared?.database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: DatabaseConnection) {
    if (connection instanceof NodeSqliteConnection) connection.release()
  }

  async destroy() {
    this.#shared?.database.close()
  }
}

/** The open database, which all of Kysely's connections share. */
type SharedDatabase = {
  readonly database: DatabaseSync
  /** The promise that the next connection in the queue waits for. It resolves when the previous turn has ended. */
  lastTurn: Promise<void>
}

/** A connection for one query or one transaction of Kysely. All connections use the same open database. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #shared: SharedDatabase
  /** Whether the connection has begun a transaction that Kysely has not ended. */
  inTransaction = false
  #endTurn: (() => void) | undefined

  constructor(shared: SharedDatabase) {
    this.#shared = shared
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const { database } = this.#shared
    const deadlineAt = performance.now() + lockTimeoutMs
    const execute = () => executeStatement<Row>(database, sql, parameters as readonly SQLInputValue[])
    // Without this check, the statement would be committed on its own, without those before it.
    if (this.inTransaction && !database.isTransaction)
      throw new Error('SQLite has rolled the transaction back after an error.')
    // A transaction has the lock from its beginning, so none of its statements has to wait for it, and none may be retried
    // on its own.
    if (this.#endTurn && database.isTransaction) return execute()
    return repeatWhileLocked(async () => {
      // Reads need no lock, but they wait for an open transaction of another connection of Kysely. They would see its
      // uncommitted changes, because all connections use the same open database.
      if (database.isTransaction || !SelectQueryNode.is(query)) await this.#takeTurn()
      return execute()
    }, deadlineAt)
  }

  /** Implements Kysely's streaming. All rows are in memory at once, as with any other query. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  release() {
    this.#endTurn?.()
  }

  async #takeTurn() {
    if (this.#endTurn) return
    const { lastTurn } = this.#shared
    this.#shared.lastTurn = new Promise((resolve) => {
      this.#endTurn = resolve
    })
    await lastTurn
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function executeStatement<Row>(
  database: DatabaseSync,
  sql: string,
  parameters: readonly SQLInputValue[],
): QueryResult<Row> {
  const statement = database.prepare(sql)
  // Node returns rows without a prototype, which some libraries do not expect.
  if (statement.columns().length > 0) return { rows: statement.all(...parameters).map((row) => ({ ...row }) as Row) }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/**
 * Retries a statement that SQLite refuses because of another connection's lock. The statement must be one that has no effect
 * when it is refused: a single one outside a transaction, the beginning of a transaction, or the opening of the database.
 *
 * @param deadlineAt the time after which the statement is not retried, in milliseconds of `performance.now()`
 * @throws Error when the lock is held longer
 */
async function repeatWhileLocked<Result>(
  execute: () => Result | Promise<Result>,
  deadlineAt = performance.now() + lockTimeoutMs,
): Promise<Result> {
  for (;;) {
    try {
      return await execute()
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (performance.now() >= deadlineAt)
        throw new Error(`Another process has kept the database locked for ${lockTimeoutMs / 1000} seconds.`, { cause })
    }
    // The jitter keeps several waiting statements from retrying at the same moments.
    await pause(5 + Math.random() * 20)
  }
}

/** Whether an error reports a lock. The lowest byte of an extended result code is the result code. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy
