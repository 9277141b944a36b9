import type { Migration } from '#storage/migration.ts'

/** Made by `npm run generate` from the options of better-auth. Not edited by hand, nor changed once it is published. */
export const authTables3: Migration = {
  name: '0003-auth',
  async up({ schema }, types) {
    await schema.alterTable('user').addColumn('site', types.string).execute()
    await schema.alterTable('session').addColumn('provider', types.string).execute()
  },
}
