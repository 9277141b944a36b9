import type { ColumnDataType, Kysely } from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The kinds of columns, as better-auth names them, because its tables are in the same database. */
export type ColumnKind = 'string' | 'number' | 'bigint' | 'boolean' | 'date' | 'json'

/** The column types of both databases, which are those that better-auth expects. */
export const columnTypes = {
  sqlite: { string: 'text', number: 'integer', bigint: 'bigint', boolean: 'integer', date: 'date', json: 'text' },
  postgres: {
    string: 'text',
    number: 'integer',
    bigint: 'bigint',
    boolean: 'boolean',
    date: 'timestamptz',
    json: 'jsonb',
  },
} as const satisfies Record<DatabaseKind, Record<ColumnKind, ColumnDataType>>

/**
 * A migration of the schema, the same for both databases. A published migration must not change, because databases that have
 * applied it would not get the change. `up` gets an untyped database, because the types describe the current schema and the
 * database still has that of the earlier migrations.
 */
export type Migration = {
  /** The name of the file without `.server.ts`; migrations run in the order of their names. */
  readonly name: string
  readonly up: (db: Kysely<unknown>, types: Readonly<Record<ColumnKind, ColumnDataType>>) => Promise<void>
}
