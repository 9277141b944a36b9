import type { Migration } from '#storage/migration.ts'

/** The migration that creates the table for searches without a result (docs/decisions/0015). */
export const searches: Migration = {
  name: '0004-searches',
  async up({ schema }, types) {
    await schema
      .createTable('searchWithoutResult')
      .addColumn('site', types.string, (column) => column.notNull())
      .addColumn('words', types.string, (column) => column.notNull())
      .addColumn('count', types.number, (column) => column.notNull())
      .addColumn('lastDay', types.string, (column) => column.notNull())
      .addPrimaryKeyConstraint('searchWithoutResult_key', ['site', 'words'])
      .execute()
    await schema.createIndex('searchWithoutResult_lastDay').on('searchWithoutResult').column('lastDay').execute()
  },
}
