import type { Migration } from '#storage/migration.ts'

/** Adds the account to which a queued mail belongs, and with which it is deleted. */
export const mailOwners: Migration = {
  name: '0005-mail-owners',
  async up({ schema }, types) {
    await schema
      .alterTable('outbox')
      .addColumn('userId', types.string, (column) => column.references('user.id').onDelete('cascade'))
      .execute()
    await schema.createIndex('outbox_userId').on('outbox').column('userId').execute()
  },
}
