import type { Migration } from '#storage/migration.ts'

/** The migration that creates the table that counts attempts at limited actions (docs/decisions/0017). */
export const accountAttempts: Migration = {
  name: '0006-account-attempts',
  async up({ schema }, types) {
    await schema
      .createTable('accountAttempt')
      .addColumn('key', types.string, (column) => column.primaryKey().notNull())
      .addColumn('count', types.number, (column) => column.notNull())
      .addColumn('expiresAt', types.string, (column) => column.notNull())
      .execute()
    await schema.createIndex('accountAttempt_expiresAt').on('accountAttempt').column('expiresAt').execute()
  },
}
