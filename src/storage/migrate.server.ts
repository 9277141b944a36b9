import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { columnTypes, type DatabaseKind, type Migration } from './migration.ts'
import { authTables } from './migrations/0001-auth.server.ts'
import { people } from './migrations/0002-people.server.ts'
import { authTables3 } from './migrations/0003-auth.server.ts'
import { searches } from './migrations/0004-searches.server.ts'
import { mailOwners } from './migrations/0005-mail-owners.server.ts'
import { accountAttempts } from './migrations/0006-account-attempts.server.ts'

/** All steps, in their order. */
export const migrations: readonly Migration[] = [authTables, people, authTables3, searches, mailOwners, accountAttempts]

/**
 * Brings a database to the schema that this version knows: all missing steps or none. Kysely's `Migrator` keeps processes
 * apart that do it at the same time: by an advisory lock of PostgreSQL, and by the transaction on SQLite, which has the whole
 * file (it is begun as an immediate one).
 *
 * @throws Error when the database has a step that this version does not know
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

/** The table in which versions before Kysely's `Migrator` wrote down the steps of a database. */
const legacyMigrationTable = 'appliedMigration'
/** An arbitrary number, which no other lock in the database uses. */
const legacyMigrationLock = 7_402_118_300

/**
 * Refuses a database with unknown steps, and makes the record of an earlier version the one of Kysely's `Migrator`: it holds
 * the same names and times.
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
