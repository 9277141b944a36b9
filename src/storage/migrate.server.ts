import { type Kysely, sql } from 'kysely'
import { columnTypes, type DatabaseKind, type Migration } from './migration.ts'
import { authTables } from './migrations/0001-auth.server.ts'
import { people } from './migrations/0002-people.server.ts'
import { authTables3 } from './migrations/0003-auth.server.ts'
import { searches } from './migrations/0004-searches.server.ts'
import { mailOwners } from './migrations/0005-mail-owners.server.ts'
import { accountAttempts } from './migrations/0006-account-attempts.server.ts'

/** All steps, in their order. */
export const migrations: readonly Migration[] = [authTables, people, authTables3, searches, mailOwners, accountAttempts]

type MigrationTable = { appliedMigration: { name: string; appliedAt: string } }

/** Any number that nothing else in a database locks by. */
const lock = 7_402_118_300

/**
 * Brings a database to the schema that this version knows: all missing steps or none. Processes that do it at the same time
 * wait for each other: a transaction of SQLite has the whole file (it is begun as an immediate one), that of PostgreSQL
 * takes an advisory lock.
 *
 * @throws Error when the database has a step that this version does not know
 */
export async function migrate<Any>(database: Kysely<Any>, kind: DatabaseKind, steps = migrations): Promise<void> {
  await (database as unknown as Kysely<MigrationTable>).transaction().execute(async (db) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(db)
    await db.schema
      .createTable('appliedMigration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('appliedAt', 'text', (column) => column.notNull())
      .execute()
    const applied = new Set((await db.selectFrom('appliedMigration').select('name').execute()).map(({ name }) => name))
    const unknown = [...applied].find((name) => !steps.some((step) => step.name === name))
    if (unknown !== undefined) {
      throw new Error(
        `It has been brought to a newer schema (${unknown}) than this version knows. Start the version that has done it, or restore the backup from before.`,
      )
    }
    for (const step of steps) {
      if (applied.has(step.name)) continue
      await step.up(db as unknown as Kysely<unknown>, columnTypes[kind])
      await db.insertInto('appliedMigration').values({ name: step.name, appliedAt: new Date().toISOString() }).execute()
    }
  })
}
