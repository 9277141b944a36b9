import { getAuthTables, type DBFieldAttribute } from 'better-auth/db'
import { getMigrations } from 'better-auth/db/migration'
import type { BetterAuthOptions } from 'better-auth'
import { Kysely } from 'kysely'
import { migrate, migrations } from '../../src/storage/migrate.server.ts'
import type { ColumnKind, Migration } from '../../src/storage/migration.ts'
import { createSqliteDialect } from '../../src/storage/sqlite-dialect.server.ts'

/** Returns the types of better-auth's rows, for our queries. */
export function authTableTypes(options: BetterAuthOptions): string {
  const tables = Object.values(getAuthTables(options)).map(({ modelName, fields }) => {
    const columns = Object.entries(fields).map(([name, field]) => {
      const type = rowTypes[columnKind(field)]
      return `    ${field.fieldName ?? name}: ${type}${field.required === false ? ' | null' : ''}\n`
    })
    return `  ${modelName}: {\n    id: string\n${columns.join('')}  }\n`
  })
  return [
    '// Made by `npm run generate` from the options in src/auth/auth-schema.server.ts. Not edited by hand.',
    '',
    '/** A time: SQLite keeps it as ISO 8601 in UTC, PostgreSQL gives a Date. Both compare it with the text. */',
    'type Time = string | Date',
    '/** SQLite keeps 0 or 1. */',
    'type Truth = 0 | 1 | boolean',
    '',
    "/** The tables of better-auth, in this application's database. */",
    `export type AuthTables = {\n${tables.join('')}}\n`,
  ].join('\n')
}

const rowTypes = {
  string: 'string',
  number: 'number',
  bigint: 'number',
  boolean: 'Truth',
  date: 'Time',
  json: 'string',
} as const satisfies Record<ColumnKind, string>

function columnKind({ type, bigint }: Pick<DBFieldAttribute, 'type' | 'bigint'>): ColumnKind {
  if (type === 'number') return bigint ? 'bigint' : 'number'
  if (type === 'boolean' || type === 'date' || type === 'json') return type
  return Array.isArray(type) || type === 'string' ? 'string' : 'json'
}

/**
 * Writes the next migration, with the tables and columns that better-auth needs and our migrations do not create; returns
 * undefined when none is missing. The migrations are run in an empty database in memory, on which better-auth reports what
 * is missing.
 *
 * @param steps the existing migrations
 */
export async function missingAuthMigration(
  options: BetterAuthOptions,
  steps: readonly Migration[] = migrations,
): Promise<{ name: string; text: string } | undefined> {
  const db = new Kysely<unknown>({ dialect: createSqliteDialect(':memory:') })
  try {
    await migrate(db, 'sqlite', steps)
    const { toBeCreated, toBeAdded, toBeAddedIndexes } = await getMigrations({
      ...options,
      logger: { disabled: true },
      database: { db, type: 'sqlite' },
    })
    const parts = [
      ...toBeCreated.flatMap(({ table, fields }) => [createTable(table, fields), ...indexes(table, fields)]),
      ...toBeAdded.flatMap(({ table, fields }) => [...addColumns(table, fields), ...indexes(table, fields, true)]),
      ...toBeAddedIndexes.map(({ table, name, index }) =>
        createIndex(name, table, [...index.columns], index.unique ?? false),
      ),
    ]
    if (parts.length === 0) return undefined
    const name = `${String(steps.length + 1).padStart(4, '0')}-auth`
    const constant = steps.length === 0 ? 'authTables' : `authTables${steps.length + 1}`
    return { name, text: migrationText(name, constant, parts) }
  } finally {
    await db.destroy()
  }
}

const migrationText = (name: string, constant: string, parts: readonly string[]) =>
  [
    "import type { Migration } from '#storage/migration.ts'",
    '',
    '/** Made by `npm run generate` from the options of better-auth. Not edited by hand, nor changed once it is published. */',
    `export const ${constant}: Migration = {`,
    `  name: '${name}',`,
    '  async up({ schema }, types) {',
    ...parts,
    '  },',
    '}',
    '',
  ].join('\n')

type Fields = Readonly<Record<string, DBFieldAttribute>>

const createTable = (table: string, fields: Fields) =>
  [
    `    await schema.createTable('${table}')`,
    `      .addColumn('id', types.string, (column) => column.primaryKey().notNull())`,
    ...Object.entries(fields).map(([name, field]) => `      ${addColumn(name, field)}`),
    '      .execute()',
  ].join('\n')

const addColumns = (table: string, fields: Fields) =>
  Object.entries(fields).map(
    ([name, field]) =>
      `    await schema.alterTable('${table}')${addColumn(name, { ...field, unique: false })}.execute()`,
  )

function addColumn(name: string, field: DBFieldAttribute): string {
  const { references, required, unique } = field
  const constraints = [
    required === false ? '' : '.notNull()',
    references &&
      `.references('${references.model}.${references.field}').onDelete('${references.onDelete ?? 'cascade'}')`,
    unique ? '.unique()' : '',
  ].join('')
  const built = constraints === '' ? '' : `, (column) => column${constraints}`
  return `.addColumn('${name}', types.${columnKind(field)}${built})`
}

/** Returns the indexes of a table's columns; the uniqueness of a column that is added later is an index, too. */
const indexes = (table: string, fields: Fields, added = false) =>
  Object.entries(fields).flatMap(([name, { index, unique }]) =>
    unique
      ? added
        ? [createIndex(`${table}_${name}_key`, table, [name], true)]
        : []
      : index
        ? [createIndex(`${table}_${name}_idx`, table, [name], false)]
        : [],
  )

const createIndex = (name: string, table: string, columns: readonly string[], unique: boolean) =>
  `    await schema.createIndex('${name}').on('${table}').columns(${JSON.stringify(columns).replaceAll('"', "'")})${unique ? '.unique()' : ''}.execute()`
