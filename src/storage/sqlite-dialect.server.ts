import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'

/**
 * Kysely's dialect for SQLite over Node's own client.
 *
 * What is acknowledged to a reader must survive a loss of power, so every commit waits for the disk (`synchronous`). One
 * process writes at a time; the others (a command, a second server) wait up to five seconds for it.
 *
 * @param file the path of the database, or `:memory:`
 */
export function createSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (text) => {
        // A transaction that reads first and writes later would fail where another process has written in between.
        const statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
        const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)).map(plain),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        }
      },
    },
  })
}

/** Node gives rows without a prototype, which some libraries do not expect. */
const plain = (row: Record<string, SQLOutputValue>): Record<string, SQLOutputValue> => ({ ...row })
