import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { columnTypes, type DatabaseKind, type Migration } from './migration.ts'
import { authTables } from './migrations/0001-auth.server.ts'
import { people } from './migrations/0002-people.server.ts'
import { authTables3 } from './migrations/0003-auth.server.ts'
import { searches } from './migrations/0004-searches.server.ts'
import { mailOwners } from './migrations/0005-mail-owners.server.ts'
import { accountAttempts } from './migrations/0006-account-attempts.server.ts'

/** All migrations, in the order of their names, in which Kysely runs them. */
export const migrations: readonly Migration[] = [authTables, people, authTables3, searches, mailOwners, accountAttempts]

/**
 * Migrates a database to the schema of this version. Either all pending migrations are applied or none. Kysely's `Migrator`
 * serializes processes that do so concurrently: by an advisory lock in PostgreSQL, and by the transaction in SQLite, which
 * locks the whole file because it begins as an immediate one.
 *
 * @throws Error when the database has a migration that this version does not know
 */
export async function migrate<Any>(db: Kysely<Any>, kind: DatabaseKind, steps = migrations): Promise<void> {
  await adoptLegacyMigrationTable(db, kind, steps)
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          steps.map(({ name, up }) => [name, { up: (schema: Kysely<unknown>) => up(schema, columnTypes[kind]) }]),
        ),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** The table in which versions before Kysely's `Migrator` recorded the migrations of a database. */
const legacyMigrationTable = 'appliedMigration'
/** The key of PostgreSQL's advisory lock for the conversion: an arbitrary number that no other lock uses. */
const legacyMigrationLock = 7_402_118_300

/**
 * Refuses a database with unknown migrations. Converts the table in which an earlier version recorded migrations into that
 * of Kysely's `Migrator`, which stores the same names and times.
 */
async function adoptLegacyMigrationTable<Any>(
  db: Kysely<Any>,
  kind: DatabaseKind,
  steps: readonly Migration[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${legacyMigrationLock})`.execute(transaction)
    const tables = await transaction.introspection.getTables({ withInternalKyselyTables: true })
    const record = [DEFAULT_MIGRATION_TABLE, legacyMigrationTable].find((name) =>
      tables.some((table) => table.name === name),
    )
    if (record === undefined) return
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(record)}`.execute(transaction)
    const unknown = rows.find(({ name }) => !steps.some((step) => step.name === name))
    if (unknown) {
      throw new Error(
        `It has been brought to a newer schema (${unknown.name}) than this version knows. Start the version that has done it, or restore the backup from before.`,
      )
    }
    if (record !== legacyMigrationTable) return
    const { schema } = transaction
    await schema.alterTable(legacyMigrationTable).renameColumn('appliedAt', 'timestamp').execute()
    await schema.alterTable(legacyMigrationTable).renameTo(DEFAULT_MIGRATION_TABLE).execute()
  })
}
