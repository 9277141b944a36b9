import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, migrations } from '#storage/migrate.server.ts'
import { createSqliteDialect } from '#storage/sqlite-dialect.server.ts'

type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>

// During a rolling deploy, nodes of the previous release use the migrated database (docs/running-the-site.md). A migration
// that removes what the previous release no longer uses cannot pass this test, and must be excluded here by its name.
test.each(migrations.map(({ name }, at) => [name, at] as const).slice(1))(
  'after the migration %s, rows with all columns of the schema before it can still be written and read',
  async (name, at) => {
    const db = new Kysely<Rows>({ dialect: createSqliteDialect(':memory:') })
    try {
      await migrate(db, 'sqlite', migrations.slice(0, at))
      const tables = await db.introspection.getTables()
      expect(tables.length).toBeGreaterThan(4)
      await migrate(db, 'sqlite', migrations.slice(0, at + 1))
      await db.transaction().execute(async (transaction) => {
        // All columns have the same value, so every reference has its row once all tables are written.
        await sql`pragma defer_foreign_keys = on`.execute(transaction)
        for (const { name: table, columns } of tables) {
          const row = Object.fromEntries(columns.map((column) => [column.name, name]))
          await transaction.insertInto(table).values(row).execute()
          const written = await transaction.selectFrom(table).select(Object.keys(row)).execute()
          expect([table, written]).toEqual([table, [row]])
        }
      })
    } finally {
      await db.destroy()
    }
  },
)
