import type { Migration } from '#storage/migration.ts'

/** The migration that adds, to each email in the outbox, the account with which the email is deleted. */
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
