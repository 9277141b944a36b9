import type { ColumnDataType, Kysely } from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

/** The kinds of columns have the names that better-auth gives them, as its tables are in the same database. */
export type ColumnKind = 'string' | 'number' | 'bigint' | 'boolean' | 'date' | 'json'

/** How both databases write it: better-auth expects just these. */
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
 * One step of the schema, the same for both databases. A step that has been published is never changed: what comes after it
 * is another step. It sees the database as the steps before it have left it, not as the code knows it, so it is untyped.
 */
export type Migration = {
  /** Its file: the steps are taken in the order of their names. */
  readonly name: string
  readonly up: (db: Kysely<unknown>, types: Readonly<Record<ColumnKind, ColumnDataType>>) => Promise<void>
}
